import { passwordLength } from '@sitewright/model/accounts/account-answers'
import { expect, test } from 'vitest'
import { checkNewPassword, namesOfPerson } from './check-new-password'

const names = [
  ...namesOfPerson({ email: 'mara.lindqvist@example.com', displayName: 'Mara Lindqvist' }),
  'Harbour & Kiln',
]

async function judge(password: string) {
  return (await checkNewPassword(password, { field: 'password', names }))?.code ?? 'allowed'
}

test('[SEC-22] a password has 8 to 256 characters, spaces and letters of any script among them', async () => {
  expect(passwordLength).toEqual({ min: 8, max: 256 })
  expect(await judge('seven77')).toBe('request.invalid')
  expect(await judge('ä ö, é! ')).toBe('allowed')
  expect(await judge('ä '.repeat(128))).toBe('allowed')
  expect(await judge(`${'ä '.repeat(128)}ä`)).toBe('request.invalid')
})

test('[SEC-22] the most used passwords are refused in any case', async () => {
  for (const password of ['password', 'Password123', 'QWERTYUIOP', 'trustno1', 'iloveyou2', '1q2w3e4r5t', 'abcd1234']) {
    expect([password, await judge(password)]).toEqual([password, 'account.password-common'])
  }
  expect(await judge('kiln-and-other-pots')).toBe('allowed')
})

test('[SEC-22] so are passwords made of the names of the person, the site or the platform', async () => {
  const made = [
    'mara.lindqvist@example.com',
    'MaraLindqvist',
    'lindqvist-99',
    'Harbour&Kiln!',
    'hárbour kiln 7',
    'Sitewright1',
  ]
  for (const password of made)
    expect([password, await judge(password)]).toEqual([password, 'account.password-personal'])
  expect(await judge('Lindqvist pours tea at noon')).toBe('allowed')
})

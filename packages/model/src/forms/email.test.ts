import { expect, test } from 'vitest'
import { isEmailAddress, isVisitorFormEmail } from './email'

test('[FORM-044] an address has 3 to 256 characters', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - 6)}@bc.de`
  expect(isVisitorFormEmail(ofLength(256))).toBe(true)
  expect(isVisitorFormEmail(ofLength(257))).toBe(false)
  expect(isVisitorFormEmail('a@')).toBe(false)
})

test('[FORM-045] an address is a local part, one @, a domain, a dot and a top-level part', () => {
  expect(isVisitorFormEmail('ada.b+x@mail.example.com')).toBe(true)
  for (const wrong of [
    'ada',
    'ada@example',
    '@example.com',
    'a@b@c.de',
    'a b@c.de',
    'ada@.',
    ' ada@example.com',
    'ada@example.com\n',
  ]) {
    expect(isVisitorFormEmail(wrong)).toBe(false)
  }
})

test('[FORM-046] the top-level part has 2 to 4 letters or digits', () => {
  expect(isVisitorFormEmail('a@b.co')).toBe(true)
  expect(isVisitorFormEmail('a@b.info')).toBe(true)
  expect(isVisitorFormEmail('a@b.c')).toBe(false)
  expect(isVisitorFormEmail('a@b.store')).toBe(false)
  expect(isVisitorFormEmail('a@b.c-m')).toBe(false)
})

test('[FORM-047] only a text can be an address', () => {
  for (const wrong of [undefined, null, 7, ['a@b.co'], { email: 'a@b.co' }])
    expect(isVisitorFormEmail(wrong)).toBe(false)
})

test('the standard check accepts longer top-level parts', () => {
  expect(isEmailAddress('curator@city.museum')).toBe(true)
  expect(isEmailAddress('curator@city')).toBe(false)
  expect(isEmailAddress('a@b..c')).toBe(false)
})

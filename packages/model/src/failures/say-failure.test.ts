import { expect, test } from 'vitest'
import { failures as english } from '../visitor-texts/english/failures'
import { fail, failures } from './catalog'
import { sayFailure } from './say-failure'

const german = { failures: { ...english, 'checkout.sold-out': '{title} ist ausverkauft.' } } as const

test('a failure speaks the language of the site, with its values and errors', () => {
  const errors = { email: 'E-Mail?' }
  const said = sayFailure(fail('checkout.sold-out', { values: { title: 'Becher' }, errors }), german)
  expect([said.code, said.status, said.text]).toEqual(['checkout.sold-out', 409, 'Becher ist ausverkauft.'])
  expect(said.details.errors).toEqual(errors)
})

test('what a site has no words for stays as it is', () => {
  const failure = fail('request.too-many')
  expect(sayFailure(failure, german)).toBe(failure)
})

test('each text belongs to a failure, which says the same in English', () => {
  const said = Object.fromEntries(Object.entries(failures).map(([code, [, text]]) => [code, text]))
  expect(said).toMatchObject(english)
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { english } from '../visitor-texts/english'
import { fail, failures } from './catalog'
import { sayFailure } from './say-failure'

const marked = {
  failures: { 'cart.out-of-stock': 'Nur noch {left}.', 'list.unknown': 'Diese Liste gibt es nicht mehr.' },
  fields: { ...english.fields, tooShort: 'Mindestens {min} Zeichen.', email: 'Das ist keine Adresse.' },
} as const

test('a failure is said in the words of a site, and in English where it has none', () => {
  expect(sayFailure(fail('cart.out-of-stock', { values: { left: 2 } }), marked).text).toBe('Nur noch 2.')
  expect(sayFailure(fail('list.unknown', { field: 'list' }), marked).errors).toEqual({
    list: 'Diese Liste gibt es nicht mehr.',
  })
  expect(sayFailure(fail('site.too-many', { values: { limit: 3 } }), marked).text).toBe(
    'You’ve reached the limit of 3 sites for this account.',
  )
})

test('so is what is wrong with a field, unless its schema has words of its own', () => {
  const schema = z.object({
    email: z.email('This is not an email address.'),
    name: z.string().min(3),
    password: z.string().min(8, 'Use at least 8 characters.'),
    code: z.string().regex(/^\d+$/, 'Enter digits.'),
  })
  const { error: issues } = schema.safeParse({ email: 'a', name: '', password: '', code: 'x' })
  const failure = fail('request.invalid', issues && { issues })
  expect(failure.errors).toEqual({
    email: 'This is not an email address.',
    name: 'Use at least 3 characters.',
    password: 'Use at least 8 characters.',
    code: 'Enter digits.',
  })
  expect(sayFailure(failure, marked).errors).toEqual({
    email: 'Das ist keine Adresse.',
    name: 'Mindestens 3 Zeichen.',
    password: 'Mindestens 8 Zeichen.',
    code: 'Enter digits.',
  })
})

test('every failure that the visitor texts name exists, and says the same', () => {
  for (const [code, text] of Object.entries(english.failures))
    expect([code, failures[code as keyof typeof failures]?.[1]]).toEqual([code, text])
})

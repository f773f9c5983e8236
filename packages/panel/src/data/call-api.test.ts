import { expect, test } from 'vitest'
import { createApiCall } from './call-api'
import { CallError, fieldErrorsOf, hasErrorKey, textOfError } from './call-error'

const failure = {
  status: 409,
  message: 'Another page has this address. Please choose another.',
  errorKey: 'page.slug-taken',
  errors: { 'body.slug': 'Taken', title: 'Too long', odd: 7 },
  loginRequired: false,
  authorizationFail: false,
  crumbFail: false,
  cleaned: false,
  network: false,
}

test('a good answer is handed on, with the method and body that were asked for', async () => {
  const seen: unknown[] = []
  const call = createApiCall(async (...request) => {
    seen.push(request)
    return { isOk: true, data: { version: 2 } }
  })
  expect(await call('/api/x', { method: 'PATCH', body: { a: 1 } })).toEqual({ version: 2 })
  expect(seen).toEqual([['PATCH', '/api/x', { body: { a: 1 } }]])
})

test('[DATA-017] a failure carries its text, its key and what is wrong with each field', async () => {
  const call = createApiCall(async () => ({ isOk: false, failure }))
  const error = await call('/api/x').catch((it: unknown) => it)
  expect(error).toBeInstanceOf(CallError)
  expect(textOfError(error)).toBe(failure.message)
  expect(hasErrorKey(error, 'page.slug-taken')).toBe(true)
  expect(fieldErrorsOf(error)).toEqual({ slug: 'Taken', title: 'Too long' })
})

test('a surprise has words for a person too', () => {
  expect(textOfError('odd')).toBe('Something went wrong. Please try again.')
  expect(fieldErrorsOf(new Error('x'))).toEqual({})
})

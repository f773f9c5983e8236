import { defineCalls } from '@sitewright/model/calls/define-calls'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createApiCall, writeParts } from './call-api'
import { CallError, fieldErrorsOf, hasErrorKey, textOfError } from './call-error'

const calls = defineCalls({
  listThings: { method: 'GET', path: '/api/things', answer: z.unknown() },
  renameThing: {
    method: 'PATCH',
    path: '/api/things/:thingId',
    params: z.strictObject({ thingId: z.string() }),
    query: z.strictObject({ dry: z.enum(['true', 'false']).optional() }),
    body: z.strictObject({ a: z.number() }),
    answer: z.strictObject({ version: z.number() }),
  },
  sendThing: {
    method: 'POST',
    path: '/api/things',
    parts: z.strictObject({
      plan: z.strictObject({ column: z.number() }),
      note: z.string().optional(),
      file: z.file(),
    }),
    answer: z.unknown(),
  },
})

const failure = {
  status: 409,
  message: 'Another page has this URL. Choose another.',
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
  expect(await call(calls.renameThing, { params: { thingId: 'a/b' }, query: { dry: true }, body: { a: 1 } })).toEqual({
    version: 2,
  })
  expect(seen).toEqual([['PATCH', '/api/things/a%2Fb?dry=true', { body: { a: 1 } }]])
})

test('[DATA-017] a failure carries its text, its key and what is wrong with each field', async () => {
  const call = createApiCall(async () => ({ isOk: false, failure }))
  const error = await call(calls.listThings).catch((it: unknown) => it)
  expect(error).toBeInstanceOf(CallError)
  expect(textOfError(error)).toBe(failure.message)
  expect(hasErrorKey(error, 'page.slug-taken')).toBe(true)
  expect(fieldErrorsOf(error)).toEqual({ slug: 'Taken', title: 'Too long' })
})

test('a form has its parts in their order: objects as JSON, a file with its name', async () => {
  const file = new File(['a,b'], 'people.csv')
  const form = writeParts(calls.sendThing, { plan: { column: 2 }, file })
  expect([...form.keys()]).toEqual(['plan', 'file'])
  expect(form.get('plan')).toBe('{"column":2}')
  expect(form.get('file')).toMatchObject({ name: 'people.csv', size: 3 })
})

test('a surprise has words for a person too', () => {
  expect(textOfError('odd')).toBe('Something went wrong. Try again.')
  expect(fieldErrorsOf(new Error('x'))).toEqual({})
})

import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { AnswerOf, CallInput } from './call'
import { callAddress } from './call-address'
import { defineCalls } from './define-calls'

const calls = defineCalls({
  listThings: {
    method: 'GET',
    path: '/api/things',
    query: z.strictObject({
      search: z.string().optional(),
      bin: z.enum(['true', 'false']).default('false'),
      limit: z.coerce.number<number>().default(50),
    }),
    answer: z.strictObject({ things: z.array(z.string()) }),
  },
  readNote: {
    method: 'GET',
    path: '/api/things/:thingId/notes/:noteId',
    params: z.strictObject({ thingId: z.string(), noteId: z.string() }),
    answer: z.strictObject({ text: z.string() }),
  },
  findThing: {
    method: 'POST',
    path: '/api/things/found',
    query: z.strictObject({ name: z.string() }),
    body: z.strictObject({ at: z.number().default(0) }),
    answer: z.strictObject({}),
  },
})

test('a call is named by its place in the table', () => {
  expect(calls.readNote.id).toBe('readNote')
})

test('the places of a path are filled and escaped', () => {
  const address = callAddress(calls.readNote, { params: { thingId: 'a/b ?&', noteId: 'ü' } })
  expect(address).toBe('/api/things/a%2Fb%20%3F%26/notes/%C3%BC')
})

test('a query is escaped; flags and numbers are written as words, and what is empty is left out', () => {
  expect(callAddress(calls.listThings)).toBe('/api/things')
  expect(callAddress(calls.listThings, { query: { search: '', bin: undefined } })).toBe('/api/things')
  expect(callAddress(calls.listThings, { query: { search: 'a&b=c', bin: true, limit: 6 } })).toBe(
    '/api/things?search=a%26b%3Dc&bin=true&limit=6',
  )
})

test('what a call takes and answers is known by its declaration', () => {
  expectTypeOf<AnswerOf<typeof calls.listThings>>().toEqualTypeOf<{ things: string[] }>()
  expectTypeOf<CallInput<typeof calls.findThing>['body']>().toEqualTypeOf<{ at?: number | undefined }>()
  expectTypeOf<CallInput<typeof calls.readNote>['params']>().toEqualTypeOf<{ thingId: string; noteId: string }>()
  // @ts-expect-error: a place of the path is missing
  callAddress(calls.readNote, { params: { thingId: 'a' } })
  // @ts-expect-error: a call with places needs them
  callAddress(calls.readNote)
  // @ts-expect-error: the query has no such field
  callAddress(calls.listThings, { query: { find: 'a' } })
  // @ts-expect-error: the query has a field that must be said
  callAddress(calls.findThing)
})

test('a path with places cannot be declared without the schema of them', () => {
  const reading = { method: 'GET', path: '/api/things/:thingId', answer: z.strictObject({}) } as const
  // @ts-expect-error: thingId has no schema
  defineCalls({ readThing: reading })
  // @ts-expect-error: another place than that of the path
  defineCalls({ readThing: { ...reading, params: z.strictObject({ id: z.string() }) } })
  expect(defineCalls({ readThing: { ...reading, params: z.strictObject({ thingId: z.string() }) } })).toBeDefined()
})

import { expect, test } from 'vitest'
import { advanceFetch, type FetchEvent, type FetchState, pendingFetch } from './fetch-state'

function run(...events: FetchEvent<string>[]): FetchState<string> {
  return events.reduce<FetchState<string>>(advanceFetch, pendingFetch)
}

test('[DATA-038] a fetch is pending, then success or failed', () => {
  expect(run().status).toBe('pending')
  expect(run({ type: 'succeeded', data: 'x' }).status).toBe('success')
  expect(run({ type: 'failed', error: 'e' }).status).toBe('failed')
})

test('[DATA-039] success stores the data', () => {
  expect(run({ type: 'succeeded', data: 'mugs' })).toEqual({ status: 'success', data: 'mugs' })
})

test('[DATA-040] failure stores the error', () => {
  expect(run({ type: 'failed', error: 'lost' })).toEqual({ status: 'failed', error: 'lost' })
})

test('[DATA-041] a refetch after success or failure is pending again, and stores its own answer', () => {
  expect(run({ type: 'succeeded', data: 'old' }, { type: 'refetch' })).toEqual({ status: 'pending' })
  expect(run({ type: 'failed', error: 'lost' }, { type: 'refetch' }, { type: 'succeeded', data: 'new' })).toEqual({
    status: 'success',
    data: 'new',
  })
})

test('an answer that comes when nothing is pending changes nothing', () => {
  const done = run({ type: 'succeeded', data: 'first' })
  expect(advanceFetch(done, { type: 'failed', error: 'late' })).toBe(done)
})

import { expect, test } from 'vitest'
import { followJob } from './file-jobs'

test('a running job is asked about every 2 s, and a finished one is done', () => {
  for (const state of ['waiting', 'running']) {
    expect(followJob({ state }, 0)).toEqual({ next: 'ask-again', afterMs: 2000 })
  }
  expect(followJob({ state: 'done' }, 0)).toEqual({ next: 'done' })
})

test('[EDIT-037] file processing that fails shows "File processing failed"', () => {
  expect(followJob({ state: 'failed' }, 0)).toEqual({ next: 'show', text: 'File processing failed' })
})

test('[EDIT-038] file processing that is not done after 10 minutes shows "File processing failed to complete"', () => {
  expect(followJob({ state: 'running' }, 599_999).next).toBe('ask-again')
  expect(followJob({ state: 'running' }, 600_000)).toEqual({
    next: 'show',
    text: 'File processing failed to complete',
  })
})

test('[EDIT-039] file processing that is canceled shows "File processing cancelled"', () => {
  expect(followJob({ state: 'canceled' }, 0)).toEqual({ next: 'show', text: 'File processing cancelled' })
})

test('[EDIT-040] a job answer without data gives "No response data from job request"', () => {
  for (const answer of [undefined, null, {}, 'ok', { state: 'unknown' }]) {
    expect(followJob(answer, 0)).toEqual({ next: 'show', text: 'No response data from job request' })
  }
})

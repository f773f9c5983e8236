import { expect, test } from 'vitest'
import {
  describeUnexpectedStatus,
  isPerformanceSendDue,
  makePerformanceRecord,
  performanceErrors,
  performanceRecord,
  performanceTimings,
  readPageLoadId,
} from './performance'

const record = { app: 'site', data: { load: 5 }, event: 'load', pageLoadId: 'p1', ts: 1 }

test('[ANA-062] a record has these fields', () => {
  expect(Object.keys(performanceRecord.shape)).toEqual(['app', 'data', 'event', 'pageLoadId', 'ts'])
})

test('[ANA-065] a record with empty data is refused', () => {
  expect(() => makePerformanceRecord({ ...record, data: {} })).toThrow('Data is empty')
  expect(makePerformanceRecord(record)).toEqual(record)
  expect(performanceRecord.safeParse({ ...record, data: {} }).success).toBe(false)
})

test('[ANA-058] the page load id comes from the settings answer', () => {
  expect(readPageLoadId({ pageLoadId: 'p1' })).toBe('p1')
  for (const wrong of [null, {}, { pageLoadId: '' }, { pageLoadId: 3 }]) expect(readPageLoadId(wrong)).toBe(null)
})

test('the performance texts and times are as stated', () => {
  expect(describeUnexpectedStatus(503)).toBe('XHR request DONE with unexpected status: 503')
  expect(performanceErrors.settingsTimeout).toBe('Metric settings request timeout')
  expect(performanceErrors.noPageLoadId).toBe('Unable to resolve pageLoadId')
  expect(performanceTimings).toEqual({ settingsTimeoutMs: 30_000, sendAfterMs: 30_000, collectAtMostMs: 60_000 })
})

test('[ANA-066] [ANA-067] data is sent 30 s after load, or earlier when the page is hidden', () => {
  const page = { sinceLoadMs: 29_999, isHidden: false, hasSent: false }
  expect(isPerformanceSendDue(page)).toBe(false)
  expect(isPerformanceSendDue({ ...page, sinceLoadMs: 30_000 })).toBe(true)
  expect(isPerformanceSendDue({ ...page, isHidden: true })).toBe(true)
  expect(isPerformanceSendDue({ ...page, isHidden: true, hasSent: true })).toBe(false)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTraceBody, isTraceFlushDue, parseTraceEntries, traceBody, traceEntry } from './trace'

test('a trace is a JSON list of entries in data', () => {
  expect(Object.keys(traceBody.shape)).toEqual(['data'])
  expect(Object.keys(traceEntry.shape)).toEqual(['pageUrl', 'type', 'data'])
  const entries = [{ pageUrl: '/a', type: 'scroll', data: { depth: 50 } }]
  expect(buildTraceBody(entries)).toEqual({ data: JSON.stringify(entries) })
  expect(parseTraceEntries(JSON.stringify(entries))).toEqual(entries)
})

test('an unreadable trace is no trace', () => {
  for (const wrong of ['', '{}', '[1]', 'null', '[{"pageUrl":1}]']) expect(parseTraceEntries(wrong)).toBe(null)
  fc.assert(
    fc.property(fc.string(), (data) => {
      const entries = parseTraceEntries(data)
      expect(entries === null || Array.isArray(entries)).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('[ANA-037] [ANA-038] entries are flushed after 30 s or when the page goes', () => {
  const trace = { entries: 1, oldestAgeMs: 29_999, isUnloading: false }
  expect(isTraceFlushDue(trace)).toBe(false)
  expect(isTraceFlushDue({ ...trace, oldestAgeMs: 30_000 })).toBe(true)
  expect(isTraceFlushDue({ ...trace, isUnloading: true })).toBe(true)
  expect(isTraceFlushDue({ entries: 0, oldestAgeMs: 60_000, isUnloading: true })).toBe(false)
})

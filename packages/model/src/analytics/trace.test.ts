import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTraceBody, parseTraceEntries, traceBody, traceEntry, traceFlushMs } from './trace'

test('a trace is a JSON list of entries in data', () => {
  expect(Object.keys(traceBody.shape)).toEqual(['data'])
  expect(Object.keys(traceEntry.shape)).toEqual(['pageUrl', 'type', 'data'])
  const entries = [{ pageUrl: '/a', type: 'scroll', data: { depth: 50 } }]
  expect(buildTraceBody(entries)).toEqual({ data: JSON.stringify(entries) })
  expect(parseTraceEntries(JSON.stringify(entries))).toEqual(entries)
  expect(traceFlushMs).toBe(30_000)
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

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  analyticsIdLifetimeSeconds,
  decodeVisitorRecord,
  decodeVisitTime,
  encodeVisitorRecord,
  readVisit,
  visitLifetimeSeconds,
  visitorRecordLifetimeSeconds,
} from './visitor-record'

const id = '0b5f9c1e-8f5d-4f6b-9a55-7f0c1d2e3f40'
const record = { id, firstVisit: 1000, previousVisit: 2000, latestVisit: 3000, count: 4 }
const stored = `${id}|1000|2000|3000|4`
const otherId = '11111111-2222-4333-8444-555555555555'
const newId = () => otherId

test('[ANA-001] [ANA-002] a record is an id and four numbers between bars', () => {
  expect(encodeVisitorRecord(record)).toBe(stored)
  expect(decodeVisitorRecord(stored)).toEqual(record)
  fc.assert(
    fc.property(fc.uuid(), fc.array(fc.integer({ min: 1 }), { minLength: 4, maxLength: 4 }), (uuid, numbers) => {
      const text = [uuid, ...numbers].join('|')
      const read = decodeVisitorRecord(text)
      expect(read === null ? null : encodeVisitorRecord(read)).toBe(text)
    }),
    { numRuns: 100 },
  )
})

test('[ANA-003] anything else is replaced by a new record', () => {
  const wrong = ['', 'x|1|2|3|4', `${id}|1|2|3`, `${id}|1|2|3|0`, `${id}|1|2|3|-4`, `${id}|1|2|3|4.5`, `${stored}|5`]
  for (const cookie of wrong) {
    expect(decodeVisitorRecord(cookie)).toBe(null)
    expect(readVisit({ record: cookie, visitTime: '5' }, 9000, newId).record).toEqual({
      id: otherId,
      firstVisit: 9000,
      previousVisit: 9000,
      latestVisit: 9000,
      count: 1,
    })
  }
  expect(decodeVisitorRecord(`${id}|1|2|3|${'9'.repeat(30)}`)).toBe(null)
})

test('[ANA-004] [ANA-007] [ANA-012] the cookies live two years, half an hour and 390 days', () => {
  expect(visitorRecordLifetimeSeconds).toBe(63_072_000)
  expect(visitLifetimeSeconds).toBe(1800)
  expect(analyticsIdLifetimeSeconds).toBe(33_696_000)
})

test('[ANA-005] [ANA-006] a visit time is a positive whole number or absent', () => {
  expect(decodeVisitTime('1700000000000')).toBe(1_700_000_000_000)
  for (const wrong of [undefined, '', '0', '-5', '1.5', 'now', '9'.repeat(30)]) {
    expect(decodeVisitTime(wrong)).toBe(null)
    expect(readVisit({ record: stored, visitTime: wrong }, 9000, newId).record.count).toBe(5)
  }
})

test('[ANA-008] [ANA-009] a known visitor without a visit begins another one', () => {
  expect(readVisit({ record: stored, visitTime: undefined }, 9000, newId)).toEqual({
    record: { id, firstVisit: 1000, previousVisit: 3000, latestVisit: 9000, count: 5 },
    visitTime: 9000,
  })
})

test('[ANA-010] a visit under way is not counted again', () => {
  expect(readVisit({ record: stored, visitTime: '8000' }, 9000, newId)).toEqual({ record, visitTime: 8000 })
})

test('[ANA-011] a first-time visitor gets a new id and count 1', () => {
  expect(readVisit({ record: undefined, visitTime: undefined }, 9000, newId).record).toMatchObject({
    id: otherId,
    count: 1,
  })
})

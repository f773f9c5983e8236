import { expect, test } from 'vitest'
import { instantOfWallTime, wallTimeOf } from './zoned-time'

const at = (wallTime: string, zone: string) => {
  const instant = instantOfWallTime(wallTime, zone)
  return instant === null ? null : new Date(instant).toISOString()
}

test('a time on the clocks of a zone is one moment, summer and winter', () => {
  expect(at('2026-01-15T09:00', 'Europe/Berlin')).toBe('2026-01-15T08:00:00.000Z')
  expect(at('2026-07-15T09:00', 'Europe/Berlin')).toBe('2026-07-15T07:00:00.000Z')
  expect(at('2026-07-15T09:00', 'America/New_York')).toBe('2026-07-15T13:00:00.000Z')
  expect(at('2026-07-15T09:00', 'Asia/Kolkata')).toBe('2026-07-15T03:30:00.000Z')
  expect(wallTimeOf(Date.parse('2026-07-15T07:00:00Z'), 'Europe/Berlin')).toBe('2026-07-15T09:00')
})

test('a skipped hour is taken later, an hour that comes twice the first time, and nonsense is no time', () => {
  expect(at('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(at('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect([at('', 'UTC'), at('tomorrow', 'UTC'), at('2026-13-01T00:00', 'UTC')]).toEqual([null, null, null])
})

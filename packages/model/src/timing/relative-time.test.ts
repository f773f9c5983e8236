import { expect, test } from 'vitest'
import { formatRelativeTime } from './relative-time'

const nowMs = Date.UTC(2026, 2, 14, 12, 0, 0)
const options = { nowMs, locale: 'en-US', timeZone: 'UTC' }

test('[UTIL-018] a moment 0 s ago reads "just now"', () => {
  expect(formatRelativeTime(nowMs, options)).toBe('just now')
  expect(formatRelativeTime(nowMs - 999, options)).toBe('just now')
  expect(formatRelativeTime(nowMs + 5000, options)).toBe('just now')
})

test('[UTIL-019] a moment under 60 s ago reads in seconds', () => {
  expect(formatRelativeTime(nowMs - 1000, options)).toBe('about 1 seconds ago')
  expect(formatRelativeTime(nowMs - 59_999, options)).toBe('about 59 seconds ago')
})

test('[UTIL-020] a moment 60 s ago or more reads as a date in the site locale and time zone', () => {
  expect(formatRelativeTime(nowMs - 60_000, options)).toBe('March 14, 2026')
  expect(formatRelativeTime(Date.UTC(2025, 11, 31, 23), { ...options, locale: 'de-DE' })).toBe('31. Dezember 2025')
  expect(formatRelativeTime(Date.UTC(2025, 11, 31, 23), { ...options, timeZone: 'Asia/Tokyo' })).toBe('January 1, 2026')
})

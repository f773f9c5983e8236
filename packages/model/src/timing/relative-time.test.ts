import { expect, test, vi } from 'vitest'
import { formatRelativeTime, keepRelativeTimeShown } from './relative-time'

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

test('[UTIL-021] a shown time is refreshed every 5 s until it reads as a date, and not after it was taken away', () => {
  vi.useFakeTimers({ now: nowMs })
  const shown: string[] = []
  const keep = () =>
    keepRelativeTimeShown({
      thenMs: nowMs,
      locale: 'en-US',
      timeZone: 'UTC',
      now: Date.now,
      show: (text) => shown.push(text),
      setTimer(run, delayMs) {
        const timer = setTimeout(run, delayMs)
        return () => clearTimeout(timer)
      },
    })
  const stop = keep()
  vi.advanceTimersByTime(4999)
  expect(shown).toEqual(['just now'])
  vi.advanceTimersByTime(5001)
  expect(shown).toEqual(['just now', 'about 5 seconds ago', 'about 10 seconds ago'])
  stop()
  vi.advanceTimersByTime(60_000)
  expect(shown).toHaveLength(3)
  keep()
  expect(shown.at(-1)).toBe('March 14, 2026')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

import { expect, test, vi } from 'vitest'
import { findShrunkFontSizePx, shrinkAfterResizes } from './text-shrink'

test('[UTIL-016] text shrinks until it fits, and never below a font size of 11', () => {
  expect(findShrunkFontSizePx(40, () => true)).toBe(40)
  expect(findShrunkFontSizePx(40, (size) => size <= 24)).toBe(24)
  expect(findShrunkFontSizePx(40, () => false)).toBe(11)
  expect(findShrunkFontSizePx(11.5, () => false)).toBe(11)
})

test('[UTIL-016] text that is already smaller than the least size is left alone', () => {
  expect(findShrunkFontSizePx(9, () => false)).toBe(9)
})

function startShrinking() {
  vi.useFakeTimers()
  const shrink = vi.fn()
  const setTimer = (run: () => void, delayMs: number) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  }
  return { shrink, ...shrinkAfterResizes(shrink, { setTimer }) }
}

test('[UTIL-017] text shrinks again once, 100 ms after the last of many resizes', () => {
  const { shrink, noteResize } = startShrinking()
  expect(shrink).toHaveBeenCalledTimes(1)
  for (let step = 0; step < 5; step++) {
    noteResize()
    vi.advanceTimersByTime(99)
  }
  expect(shrink).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(shrink).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('text that is gone shrinks no more', () => {
  const { shrink, noteResize, stop } = startShrinking()
  noteResize()
  stop()
  vi.advanceTimersByTime(500)
  expect(shrink).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

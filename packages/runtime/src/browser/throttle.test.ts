import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('[UTIL-001] [UTIL-002] what takes long runs less often: it waits twice the average of its last 22 runs', () => {
  let nowMs = 0
  let takesMs = 100
  const run = vi.fn(() => {
    nowMs += takesMs
  })
  const { ask } = throttle(run, { now: () => nowMs })
  const runOnce = (waitMs: number) => {
    ask()
    ask()
    vi.advanceTimersByTime(waitMs)
  }
  runOnce(0)
  expect(run).toHaveBeenCalledTimes(1)
  runOnce(199)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(2)
  // 22 quick runs later the slow ones are forgotten.
  takesMs = 0
  for (let count = 0; count < 22; count++) runOnce(200)
  expect(run).toHaveBeenCalledTimes(24)
  runOnce(0)
  expect(run).toHaveBeenCalledTimes(25)
})

test('a throttle that was stopped runs no more', () => {
  const run = vi.fn()
  const { ask, stop } = throttle(run)
  ask()
  stop()
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
})

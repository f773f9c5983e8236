import { expect, test } from 'vitest'
import { addRunTime, computeThrottleWaitMs } from './throttle'

test('[UTIL-001] the throttle keeps the last 22 run times', () => {
  let samples: readonly number[] = []
  for (let run = 1; run <= 30; run++) samples = addRunTime(samples, run)
  expect(samples).toEqual(Array.from({ length: 22 }, (_, index) => index + 9))
})

test('[UTIL-002] the throttle waits twice the average run time', () => {
  expect(computeThrottleWaitMs([10, 20, 30])).toBe(40)
  expect(computeThrottleWaitMs([])).toBe(0)
})

import { addRunTime, computeThrottleWaitMs } from '@sitewright/model/timing/throttle'

interface Throttled {
  ask(): void
  stop(): void
}

/** Runs as often as it is asked for, but the less often the longer it takes. The last asking is never lost. */
export function throttle(run: () => void, clock: { now(): number } = performance): Throttled {
  let runTimesMs: readonly number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  function runNow(): void {
    timer = undefined
    const startedAt = clock.now()
    run()
    runTimesMs = addRunTime(runTimesMs, clock.now() - startedAt)
  }
  return {
    ask() {
      timer ??= setTimeout(runNow, computeThrottleWaitMs(runTimesMs))
    },
    stop: () => clearTimeout(timer),
  }
}

import { performance } from 'node:perf_hooks'

export interface IdleWork {
  add(job: () => Promise<void>): void
  stop(): void
}

const waitMs = 500
const busyFrom = 0.3
const maxJobs = 1000

/** Does one small job at a time while the process has little else to do; jobs are dropped rather than piled up. */
export function createIdleWork(onError: (reason: unknown) => void): IdleWork {
  const jobs: (() => Promise<void>)[] = []
  let timer: NodeJS.Timeout | undefined
  let before = performance.eventLoopUtilization()

  function plan() {
    if (timer || jobs.length === 0) return
    timer = setTimeout(work, waitMs)
    timer.unref()
  }

  async function work() {
    const used = performance.eventLoopUtilization(before).utilization
    before = performance.eventLoopUtilization()
    if (used < busyFrom) await jobs.shift()?.().catch(onError)
    timer = undefined
    plan()
  }

  return {
    add(job) {
      if (jobs.length < maxJobs) jobs.push(job)
      plan()
    },
    stop() {
      clearTimeout(timer)
      jobs.length = 0
    },
  }
}

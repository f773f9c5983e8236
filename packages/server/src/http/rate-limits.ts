import { LRUCache } from 'lru-cache'

const windowMs = 60_000

export interface RateLimits {
  /** Counts one request; the answer is how many seconds to wait, or 0 when it may go on. */
  count(key: string, perMinute: number): number
}

/** Counters of this process, for calls where each process may have its own. Sign-in counts in the database instead. */
export function createRateLimits(now: () => number): RateLimits {
  const counters = new LRUCache<string, { window: number; hits: number }>({ max: 50_000 })
  return {
    count(key, perMinute) {
      const window = Math.floor(now() / windowMs)
      const counter = counters.get(key)
      if (counter === undefined || counter.window !== window) {
        counters.set(key, { window, hits: 1 })
        return 0
      }
      counter.hits++
      return counter.hits <= perMinute ? 0 : Math.ceil(((window + 1) * windowMs - now()) / 1000)
    },
  }
}

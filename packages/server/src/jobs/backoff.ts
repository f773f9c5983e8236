import type { RetryRule } from './job-kind'

/**
 * Doubles with each failure up to the longest pause. Up to a third of it is taken off by chance, so that what failed together
 * does not come back together.
 */
export function pauseAfter(attempt: number, rule: RetryRule, randomBytes: (count: number) => Uint8Array): number {
  const doubled = rule.firstPauseMs * 2 ** Math.min(Math.max(attempt - 1, 0), 40)
  const chance = ((randomBytes(1)[0] ?? 0) / 255) * (1 / 3)
  return Math.round(Math.min(doubled, rule.longestPauseMs) * (1 - chance))
}

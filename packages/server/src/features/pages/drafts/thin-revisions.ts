import type { Tx } from '../../../storage/database'
import { keepLastSaves } from './thin-rows'

/** Old autosaves are thinned out once in so many saves of a page. */
export const savesBetweenThinning = 20

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Older than `afterMs`, one autosave in each `everyMs` is kept: the last one. */
const rules = [
  { afterMs: 10 * minuteMs, everyMs: minuteMs },
  { afterMs: dayMs, everyMs: hourMs },
  { afterMs: 30 * dayMs, everyMs: dayMs },
  { afterMs: 365 * dayMs, everyMs: 7 * dayMs },
] as const

/** What was published, restored, copied or named is kept for good, and so is the newest of all. */
export async function thinRevisions(
  tx: Tx,
  { websiteId, pageId, now }: { websiteId: string; pageId: string; now: Date },
): Promise<void> {
  for (const [index, { afterMs, everyMs }] of rules.entries()) {
    const until = new Date(now.getTime() - afterMs)
    const next = rules[index + 1]
    const from = next ? new Date(now.getTime() - next.afterMs) : new Date(0)
    await keepLastSaves(tx, { websiteId, pageId, from, until, everyMs })
  }
}

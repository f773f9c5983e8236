import { z } from 'zod'
import { id } from '../id'
import { defineStates, gone, listStates, type StateOf } from '../states/state-table'

/** Background work of a site as the panel lists it. */

/**
 * A taker does it: `take`, also from another taker whose time is over, then `finish`, `retry` later or `fail` for good.
 * The code that planned it may `cancel` it; people may `discard` it, and `tryAgain` what failed for good.
 */
export const jobTable = defineStates({
  initial: ['waiting'],
  moves: {
    waiting: { take: 'running', cancel: gone, discard: gone },
    running: { take: 'running', finish: gone, retry: 'waiting', fail: 'dead' },
    dead: { tryAgain: 'waiting', discard: gone },
  },
})
export const jobStates = listStates(jobTable)
export type JobState = StateOf<typeof jobTable.moves>

export const jobSummary = z.strictObject({
  id,
  kind: z.string(),
  /** What it does, in words. */
  label: z.string(),
  /** Which of them, such as whom a mail is for; may be empty. */
  detail: z.string(),
  state: z.enum(jobStates),
  attempts: z.number().int(),
  createdAt: z.iso.datetime(),
  /** When it is tried next; of a dead one, when it was given up. */
  at: z.iso.datetime(),
  lastError: z.string(),
  progress: z.strictObject({ done: z.number(), total: z.number() }).nullable(),
})
export type JobSummary = z.infer<typeof jobSummary>

export const jobList = z.strictObject({
  jobs: z.array(jobSummary),
  counts: z.strictObject({ waiting: z.number(), running: z.number(), dead: z.number() }),
  next: id.nullable(),
})
export type JobList = z.infer<typeof jobList>

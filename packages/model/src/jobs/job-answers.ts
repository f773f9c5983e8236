import { z } from 'zod'
import { id } from '../id'

/** Background work of a site as the panel lists it. */

export const jobStates = ['waiting', 'running', 'dead'] as const
export type JobState = (typeof jobStates)[number]

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

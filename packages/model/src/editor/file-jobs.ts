import { z } from 'zod'

/** How often a job is asked about, and for how long. */
export const jobPolling = { everyMs: 2000, atMostMs: 600_000 } as const

export const fileJob = z.object({ state: z.enum(['waiting', 'running', 'done', 'failed', 'canceled']) })

export const fileJobTexts = {
  noData: 'No response data from job request',
  failed: 'File processing failed',
  incomplete: 'File processing failed to complete',
  canceled: 'File processing cancelled',
} as const

export type JobStep = { next: 'ask-again'; afterMs: number } | { next: 'done' } | { next: 'show'; text: string }

/** What follows from one answer about a job that started `elapsedMs` ago. */
export function followJob(answer: unknown, elapsedMs: number): JobStep {
  const job = fileJob.safeParse(answer)
  if (!job.success) return { next: 'show', text: fileJobTexts.noData }
  switch (job.data.state) {
    case 'done':
      return { next: 'done' }
    case 'failed':
      return { next: 'show', text: fileJobTexts.failed }
    case 'canceled':
      return { next: 'show', text: fileJobTexts.canceled }
    case 'waiting':
    case 'running':
      return elapsedMs < jobPolling.atMostMs
        ? { next: 'ask-again', afterMs: jobPolling.everyMs }
        : { next: 'show', text: fileJobTexts.incomplete }
  }
}

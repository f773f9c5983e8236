import { z } from 'zod'

export const errorReportLimits = { maxSends: 20, maxQueued: 10, maxStackLength: 5000, debounceMs: 1000 } as const

export const errorReport = z.object({
  message: z.string().max(2000),
  stack: z.string().max(errorReportLimits.maxStackLength).default(''),
  url: z.string().max(4000).default(''),
  /** Milliseconds since 1970. */
  ts: z.number(),
})
export type ErrorReport = z.infer<typeof errorReport>

/** Body of an error-report call. */
export const errorReportBody = z.array(errorReport).max(errorReportLimits.maxQueued)

export interface ErrorReportQueue {
  waiting: readonly ErrorReport[]
  sends: number
}

/** One queue per page load. */
export const emptyErrorReportQueue: ErrorReportQueue = { waiting: [], sends: 0 }

/** Errors past the limits are dropped: a page in a failing loop must not flood the site. */
export function queueErrorReport(queue: ErrorReportQueue, report: ErrorReport): ErrorReportQueue {
  const isFull = queue.waiting.length >= errorReportLimits.maxQueued || queue.sends >= errorReportLimits.maxSends
  if (isFull) return queue
  const stack = report.stack.slice(0, errorReportLimits.maxStackLength)
  return { ...queue, waiting: [...queue.waiting, { ...report, message: report.message.slice(0, 2000), stack }] }
}

/** What to send now and the queue afterwards, once no error has come for `debounceMs`. */
export function takeErrorReports(queue: ErrorReportQueue): {
  batch: readonly ErrorReport[]
  queue: ErrorReportQueue
} {
  if (queue.waiting.length === 0 || queue.sends >= errorReportLimits.maxSends) return { batch: [], queue }
  return { batch: queue.waiting, queue: { waiting: [], sends: queue.sends + 1 } }
}

export function isErrorSendDue(queue: ErrorReportQueue, sinceLastErrorMs: number): boolean {
  return queue.waiting.length > 0 && sinceLastErrorMs >= errorReportLimits.debounceMs
}

/** Plain code and no schema: published pages load this. */
export const errorReportLimits = {
  maxSends: 20,
  maxQueued: 10,
  maxMessageLength: 2000,
  maxStackLength: 5000,
  maxUrlLength: 4000,
  debounceMs: 1000,
} as const

export interface ErrorReport {
  message: string
  stack: string
  url: string
  /** Milliseconds since 1970. */
  ts: number
}

export interface ErrorReportQueue {
  waiting: readonly ErrorReport[]
  sends: number
}

/** One queue per page load. */
export const emptyErrorReportQueue: ErrorReportQueue = { waiting: [], sends: 0 }

/** Errors past the limits are dropped: a page in a failing loop must not flood the site. */
export function queueErrorReport(queue: ErrorReportQueue, report: ErrorReport): ErrorReportQueue {
  const { maxSends, maxQueued, maxMessageLength, maxStackLength, maxUrlLength } = errorReportLimits
  const isFull = queue.waiting.length >= maxQueued || queue.sends >= maxSends
  if (isFull) return queue
  const cut = {
    ...report,
    message: report.message.slice(0, maxMessageLength),
    stack: report.stack.slice(0, maxStackLength),
    url: report.url.slice(0, maxUrlLength),
  }
  return { ...queue, waiting: [...queue.waiting, cut] }
}

/** What to send now and the queue afterwards, once no error has come for `debounceMs`. */
export function takeErrorReports(queue: ErrorReportQueue): {
  batch: readonly ErrorReport[]
  queue: ErrorReportQueue
} {
  if (queue.waiting.length === 0 || queue.sends >= errorReportLimits.maxSends) return { batch: [], queue }
  return { batch: queue.waiting, queue: { waiting: [], sends: queue.sends + 1 } }
}

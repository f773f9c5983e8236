import { z } from 'zod'

export const performanceTimings = { settingsTimeoutMs: 30_000, sendAfterMs: 30_000, collectAtMostMs: 60_000 } as const

export const performanceRecord = z.object({
  app: z.string().max(100),
  data: z.record(z.string(), z.unknown()).refine((data) => Object.keys(data).length > 0, 'Data is empty'),
  event: z.string().max(100),
  pageLoadId: z.string().max(100),
  /** Milliseconds since 1970. */
  ts: z.number(),
})
export type PerformanceRecord = z.infer<typeof performanceRecord>

export const performanceErrors = {
  settingsTimeout: 'Metric settings request timeout',
  noPageLoadId: 'Unable to resolve pageLoadId',
  emptyData: 'Data is empty',
} as const

export function describeUnexpectedStatus(status: number): string {
  return `XHR request DONE with unexpected status: ${status}`
}

export function makePerformanceRecord(record: PerformanceRecord): PerformanceRecord {
  if (Object.keys(record.data).length === 0) throw new Error(performanceErrors.emptyData)
  return record
}

const settingsAnswer = z.object({ pageLoadId: z.string().min(1) })

/** Data goes out once: when the page is hidden, or half a minute after it loaded. */
export function isPerformanceSendDue(page: { sinceLoadMs: number; isHidden: boolean; hasSent: boolean }): boolean {
  return !page.hasSent && (page.isHidden || page.sinceLoadMs >= performanceTimings.sendAfterMs)
}

/** The page load's id in a settings answer, or null. */
export function readPageLoadId(answer: unknown): string | null {
  return settingsAnswer.safeParse(answer).data?.pageLoadId ?? null
}

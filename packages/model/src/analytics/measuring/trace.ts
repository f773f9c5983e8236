import { z } from 'zod'

export const traceFlushMs = 30_000
const maxEntries = 500

export const traceEntry = z.object({
  pageUrl: z.string().max(4000),
  type: z.string().max(200),
  data: z.unknown(),
})
export type TraceEntry = z.infer<typeof traceEntry>

/** Body of a trace call: `data` is the list of entries as JSON. */
export const traceBody = z.object({ data: z.string().max(1_000_000) })

export function buildTraceBody(entries: readonly TraceEntry[]): z.infer<typeof traceBody> {
  return { data: JSON.stringify(entries) }
}

export function isTraceFlushDue(trace: { entries: number; oldestAgeMs: number; isUnloading: boolean }): boolean {
  return trace.entries > 0 && (trace.isUnloading || trace.oldestAgeMs >= traceFlushMs)
}

/** The entries of a trace call, or null when they cannot be read. */
export function parseTraceEntries(data: string): TraceEntry[] | null {
  try {
    return z.array(traceEntry).max(maxEntries).parse(JSON.parse(data))
  } catch {
    return null
  }
}

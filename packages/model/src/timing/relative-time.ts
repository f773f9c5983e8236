export const relativeTimeRefreshMs = 5000

interface RelativeTimeOptions {
  nowMs: number
  locale: string
  timeZone: string
}

/** A moment in the future, by a clock that runs ahead, reads as now. */
export function formatRelativeTime(thenMs: number, { nowMs, locale, timeZone }: RelativeTimeOptions): string {
  const seconds = Math.max(0, Math.floor((nowMs - thenMs) / 1000))
  if (seconds === 0) return 'just now'
  if (seconds < 60) return `about ${seconds} seconds ago`
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric', timeZone }).format(thenMs)
}

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

interface ShownTime {
  readonly thenMs: number
  readonly locale: string
  readonly timeZone: string
  readonly now: () => number
  readonly show: (text: string) => void
  /** Answers with what takes the timer back. */
  readonly setTimer: (run: () => void, delayMs: number) => () => void
}

/** Shows the time and keeps it true; the answer ends that. A text that reads as a date changes no more. */
export function keepRelativeTimeShown({ thenMs, locale, timeZone, now, show, setTimer }: ShownTime): () => void {
  let cancel = () => {}
  function refresh(): void {
    const nowMs = now()
    show(formatRelativeTime(thenMs, { nowMs, locale, timeZone }))
    if (nowMs - thenMs < 60_000) cancel = setTimer(refresh, relativeTimeRefreshMs)
  }
  refresh()
  return () => cancel()
}

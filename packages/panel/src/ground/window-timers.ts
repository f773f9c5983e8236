export interface Timers {
  set: (run: () => void, delayMs: number) => number
  clear: (timer: number) => void
}

export const windowTimers: Timers = {
  set: (run, delayMs) => window.setTimeout(run, delayMs),
  clear: (timer) => window.clearTimeout(timer),
}

/** The browser knows that there is no connection; that it has one proves nothing. */
export function isOffline(): boolean {
  return navigator.onLine === false
}

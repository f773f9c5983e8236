import type { AutosaveParts } from './autosave'

export const windowTimers: AutosaveParts<never>['timers'] = {
  set: (run, delayMs) => window.setTimeout(run, delayMs),
  clear: (timer) => window.clearTimeout(timer),
}

/** The browser knows that there is no connection; that it has one proves nothing. */
export function isOffline(): boolean {
  return navigator.onLine === false
}

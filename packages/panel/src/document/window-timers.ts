import type { AutosaveParts } from './autosave'

export const windowTimers: AutosaveParts<never>['timers'] = {
  set: (run, delayMs) => window.setTimeout(run, delayMs),
  clear: (timer) => window.clearTimeout(timer),
}

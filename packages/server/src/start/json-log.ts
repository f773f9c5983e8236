import type { Log } from '../ground/log'
import type { Settings } from '../ground/settings'

const levels = { silent: 0, error: 1, warn: 2, info: 3 } as const

/** One line of JSON per event: whatever a field holds, it cannot begin a second line. */
export function createJsonLog(level: Settings['LOG_LEVEL'], write: (line: string) => void, now: () => number): Log {
  function logger(name: 'error' | 'warn' | 'info') {
    return (fields: Record<string, unknown>, message: string) => {
      if (levels[level] < levels[name]) return
      const own = { time: new Date(now()).toISOString(), level: name, message }
      // Its own fields come first and hold, whatever else is named like them.
      write(`${JSON.stringify({ ...own, ...plainFields(fields), ...own })}\n`)
    }
  }
  return { info: logger('info'), warn: logger('warn'), error: logger('error') }
}

/** Errors have no fields that JSON would show. */
function plainFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? value.stack : value]),
  )
}

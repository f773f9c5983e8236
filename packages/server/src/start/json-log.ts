import type { Log } from '../services'
import type { Settings } from '../settings'

const levels = { silent: 0, error: 1, warn: 2, info: 3 } as const

/** One line of JSON per event: whatever a field holds, it cannot begin a second line. */
export function createJsonLog(level: Settings['LOG_LEVEL'], write: (line: string) => void, now: () => number): Log {
  function logger(name: 'error' | 'warn' | 'info') {
    return (fields: Record<string, unknown>, message: string) => {
      if (levels[level] < levels[name]) return
      const time = new Date(now()).toISOString()
      write(`${JSON.stringify({ time, level: name, message, ...plainFields(fields) })}\n`)
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

import { wordErrorOverlay } from '@sitewright/model/data-layer/error-overlay'
import { CallError } from './calls/call-error'

export interface SystemError {
  readonly title: string
  readonly text: string
}

/** What stopped and was handled by nobody: it covers the panel until it is cleared. */
function createSystemErrors() {
  const listeners = new Set<() => void>()
  let shown: SystemError | null = null
  function change(next: SystemError | null) {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (error: unknown) => change(wordSystemError(error)),
    clear: () => change(null),
  }
}

export const systemErrors = createSystemErrors()

/** A failed call tells in its own words where those are fit for people; any other detail stays in the console. */
export function wordSystemError(error: unknown): SystemError {
  const failure = error instanceof CallError ? error.failure : { cleaned: false, message: '', network: false }
  return wordErrorOverlay(failure)
}

/** A promise that nobody waited for stops what a person asked for; one that was called off does not. */
export function watchUnhandledErrors(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    const isCalledOff = reason instanceof DOMException && reason.name === 'AbortError'
    if (!isCalledOff) systemErrors.show(reason)
  })
}

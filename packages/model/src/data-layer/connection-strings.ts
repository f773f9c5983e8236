export const connectionStrings = {
  lost: 'Network error',
  cannotConnect: 'Unable to connect. Please try again',
  cannotLoad: 'Unable to load. Try again.',
  checkConnection: 'Please check your internet connection.',
} as const

/** 'Try again' in full-panel failures, 'Retry' in rows and toasts, 'Dismiss' to close a toast. */
export const recoveryActions = { fullPanel: 'Try again', row: 'Retry', closeToast: 'Dismiss' } as const

/** For a failure that may be the visitor's own connection. */
export function addConnectionHint(text: string): string {
  const sentence = /[.!?…]$/.test(text) ? text : `${text}.`
  return `${sentence} ${connectionStrings.checkConnection}`
}

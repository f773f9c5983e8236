/** Where a form that was posted without scripts leads back to: the words after it are shown while they are the target. */
export function doneAnchor(formId: string): string {
  return `form-${formId}-done`
}

/** The same, where a subscription waits to be confirmed by a mail. */
export function confirmAnchor(formId: string): string {
  return `form-${formId}-confirm`
}

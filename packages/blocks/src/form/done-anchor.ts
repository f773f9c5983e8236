/** Where a form that was posted without scripts leads back to: the words after it are shown while they are the target. */
export function doneAnchor(formId: string): string {
  return `form-${formId}-done`
}

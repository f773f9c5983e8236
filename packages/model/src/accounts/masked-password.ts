/** Stands for a saved password, whatever its length, so that a form can show that there is one. */
export const maskedPassword = '••••••••'

export function showSavedPassword(isSaved: boolean): string {
  return isSaved ? maskedPassword : ''
}

/** A field that still holds the marker leaves the saved password as it is. */
export function hasNewPassword(submitted: string): boolean {
  return submitted !== '' && submitted !== maskedPassword
}

/** Codes of the arrow keys to the left and to the right. */
export const galleryKeys = { previous: 37, next: 39 } as const

export interface KeyboardQuestion {
  keyCode: number
  keys: { readonly previous: number; readonly next: number }
  keyboard: boolean
  isInViewport: boolean
  inMotion: boolean
  isFocusEditable: boolean
}

/** What a key does to a gallery, or null when it is none of the gallery's business. */
export function decideGalleryKey(question: KeyboardQuestion): 'previous' | 'next' | null {
  const { keyCode, keys, keyboard, isInViewport, inMotion, isFocusEditable } = question
  if (!keyboard || !isInViewport || inMotion || isFocusEditable) return null
  if (keyCode === keys.previous) return 'previous'
  return keyCode === keys.next ? 'next' : null
}

export interface KeyCandidate {
  readonly hasFocus: boolean
  /** Square pixels of it in the window. */
  readonly seenArea: number
}

/** Of several galleries a key moves one: that with the focus, else the one most in view. -1 for none. */
export function chooseKeyGallery(galleries: readonly KeyCandidate[]): number {
  const focused = galleries.findIndex((gallery) => gallery.hasFocus)
  if (focused >= 0) return focused
  const most = Math.max(0, ...galleries.map((gallery) => gallery.seenArea))
  return most > 0 ? galleries.findIndex((gallery) => gallery.seenArea === most) : -1
}

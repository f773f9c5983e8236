export const galleryKeys = { previous: 37, next: 39 } as const

const keyNames: Readonly<Record<string, 'previous' | 'next'>> = { ArrowLeft: 'previous', ArrowRight: 'next' }

export interface KeyboardQuestion {
  key: string
  keyboard: boolean
  isInViewport: boolean
  inMotion: boolean
  isFocusEditable: boolean
}

/** What a key does to a gallery, or null when it is none of the gallery's business. */
export function decideGalleryKey(question: KeyboardQuestion): 'previous' | 'next' | null {
  const { key, keyboard, isInViewport, inMotion, isFocusEditable } = question
  if (!keyboard || !isInViewport || inMotion || isFocusEditable) return null
  return Object.hasOwn(keyNames, key) ? (keyNames[key] ?? null) : null
}

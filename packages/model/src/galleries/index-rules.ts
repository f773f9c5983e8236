/** Any whole number as a slide's place: past the end it starts again, negative it counts from the end. */
export function wrapIndex(index: number, numberOfSlides: number): number {
  if (numberOfSlides <= 0) return 0
  return ((index % numberOfSlides) + numberOfSlides) % numberOfSlides
}

export interface GalleryMotion {
  numberOfSlides: number
  currentIndex: number
  inMotion: boolean
}

/** Refused while the gallery moves, or while a linked one does that would have to go elsewhere. */
export function canChangeIndex(index: number, gallery: GalleryMotion, linked: readonly GalleryMotion[] = []): boolean {
  if (gallery.inMotion) return false
  return linked.every((other) => !other.inMotion || wrapIndex(index, other.numberOfSlides) === other.currentIndex)
}

/** Where linked galleries go along: each to the same index in its own range. */
export function syncLinkedIndexes(index: number, linked: readonly Pick<GalleryMotion, 'numberOfSlides'>[]): number[] {
  return linked.map((other) => wrapIndex(index, other.numberOfSlides))
}

export type StepResult = { kind: 'moved'; index: number } | { kind: 'stayed'; event: 'reachedBeginning' | 'reachedEnd' }

interface StepQuestion {
  currentIndex: number
  numberOfSlides: number
  loop: boolean
}

export function stepPrevious({ currentIndex, numberOfSlides, loop }: StepQuestion): StepResult {
  if (currentIndex <= 0 && !loop) return { kind: 'stayed', event: 'reachedBeginning' }
  return { kind: 'moved', index: wrapIndex(currentIndex - 1, numberOfSlides) }
}

export function stepNext({ currentIndex, numberOfSlides, loop }: StepQuestion): StepResult {
  if (currentIndex >= numberOfSlides - 1 && !loop) return { kind: 'stayed', event: 'reachedEnd' }
  return { kind: 'moved', index: wrapIndex(currentIndex + 1, numberOfSlides) }
}

export function describeControls(question: StepQuestion): { isPreviousDisabled: boolean; isNextDisabled: boolean } {
  return {
    isPreviousDisabled: stepPrevious(question).kind === 'stayed',
    isNextDisabled: stepNext(question).kind === 'stayed',
  }
}

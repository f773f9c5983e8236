export const intersectionThresholds = [0, 0.1, 0.25, 0.5, 1] as const

export const animationLoadedClass = 'animation-loaded'

export interface BlockVisibility {
  visibleRatio: number
  isIntersecting: boolean
  blockHeight: number
  viewportHeight: number
}

/** Half of a block must be seen; one taller than the viewport can never show half, so touching it is enough. */
export function isEnoughInView(seen: BlockVisibility): boolean {
  return seen.visibleRatio >= 0.5 || (seen.blockHeight > seen.viewportHeight && seen.isIntersecting)
}

export interface AnimationQuestion extends BlockVisibility {
  areImagesReady: boolean
  isEditing: boolean
  prefersReducedMotion: boolean
}

/** Whether a block gets its animation-loaded class now. It keeps the class for good. */
export function shouldStartAnimation(question: AnimationQuestion): boolean {
  if (question.isEditing) return false
  if (question.prefersReducedMotion) return true
  return question.areImagesReady && isEnoughInView(question)
}

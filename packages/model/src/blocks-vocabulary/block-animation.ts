export const intersectionThresholds = [0, 0.1, 0.25, 0.5, 1] as const

/** Added to a block when it comes into view, and never taken away. */
export const animationLoadedClass = 'animation-loaded'

/** On `<html>`: the Animations setting, written by the host where it is not off. */
export const animationAttribute = 'data-animation'
/** On `<html>`: the script watches the blocks, so those that are not in view yet may be hidden. */
export const watchedBlocksAttribute = 'data-block-animations'
/** The first section is what a visitor comes for: its blocks are there at once. */
export const animatedBlocks = 'main>section~section [data-block-id]'

/** A block is not kept hidden longer than this by pictures that do not come. */
export const imagesMaxWaitMs = 3000

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
}

/** Whether a block gets its animation-loaded class now. It keeps the class for good. */
export function shouldStartAnimation(question: AnimationQuestion): boolean {
  return question.areImagesReady && isEnoughInView(question)
}

/** Whether blocks wait for their animation at all. Where they do not, they are simply there. */
export function canAnimateBlocks(page: { isEditing: boolean; prefersReducedMotion: boolean }): boolean {
  return !page.isEditing && !page.prefersReducedMotion
}

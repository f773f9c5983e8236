/** Pixels around the viewport in which a lazy image begins to load. */
export const lazyLoadMarginPx = 200

/** How many images load at once. */
export function imageQueueSize(isHandheld: boolean): number {
  return isHandheld ? 1 : 16
}

/** How many of the waiting images may start now. */
export function countStartable(queue: { waiting: number; loading: number }, isHandheld: boolean): number {
  return Math.max(Math.min(queue.waiting, imageQueueSize(isHandheld) - queue.loading), 0)
}

export function isNearViewport(distancePx: number): boolean {
  return distancePx <= lazyLoadMarginPx
}

export interface LoadQuestion {
  load: 'lazy' | 'eager'
  distancePx: number
  hasObserver: boolean
  isLoading: boolean
  allowsConcurrentLoads: boolean
}

/** Whether an image starts to load now. */
export function shouldLoadImage(question: LoadQuestion): boolean {
  if (question.isLoading && !question.allowsConcurrentLoads) return false
  return question.load === 'eager' || !question.hasObserver || isNearViewport(question.distancePx)
}

export const imageWarnings = {
  invalidElement: 'Element is not a valid image element.',
  noSource: 'Invalid or missing image source.',
} as const

export const imagesReadyErrors = { noImage: 'No image', noImages: 'No images', noRoot: 'No root node' } as const

export function describeNotLoaded(image: string): string {
  return `${image} not loaded`
}

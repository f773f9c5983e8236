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

export interface LoadQuestion {
  load: 'lazy' | 'eager'
  /** How far the image is from the viewport; 0 inside of it. */
  distancePx: number
  hasObserver: boolean
}

/** Whether an image is to be loaded now, or once it is nearer. */
export function isImageDue({ load, distancePx, hasObserver }: LoadQuestion): boolean {
  return load === 'eager' || !hasObserver || distancePx <= lazyLoadMarginPx
}

/** One that is on its way is not fetched a second time, unless that is wanted. */
export function mayStartLoad(image: { isLoading: boolean; allowsConcurrentLoads: boolean }): boolean {
  return !image.isLoading || image.allowsConcurrentLoads
}

export const imageWarnings = {
  invalidElement: 'Element is not a valid image element.',
  noSource: 'Invalid or missing image source.',
} as const

export const imagesReadyErrors = { noImage: 'No image', noImages: 'No images', noRoot: 'No root node' } as const

export function describeNotLoaded(image: string): string {
  return `${image} not loaded`
}

import { type AddressedSlide, findSlideIndex, readItemSegment } from '../galleries/slide-address'

export const lightboxValues = {
  overlayOpacity: 0.95,
  speedSeconds: 0.6,
  keyThrottleMs: 200,
  /** Part of the box's width at each side where a click does nothing. */
  edgeMargin: 0.02,
  navigationFadeMs: 500,
  overlayFadeSeconds: 0.35,
} as const

/** While open, on the body; it also stops the page from scrolling. */
export const lightboxBodyClass = 'lightbox-open'

export function areArrowsShown(numberOfItems: number, isHandheld: boolean): boolean {
  return numberOfItems > 1 && !isHandheld
}

export interface LightboxClick {
  /** Of the click, from the left and top of the content box. */
  x: number
  y: number
  boxWidth: number
  boxHeight: number
  isOnVideo: boolean
}

/** What a click does. Outside the box it closes; inside, the half decides, except at the very edges. */
export function decideLightboxClick(click: LightboxClick): 'close' | 'play' | 'next' | 'previous' | 'none' {
  const { x, y, boxWidth, boxHeight } = click
  if (x < 0 || y < 0 || x > boxWidth || y > boxHeight) return 'close'
  if (click.isOnVideo) return 'play'
  const margin = boxWidth * lightboxValues.edgeMargin
  if (x < margin || x > boxWidth - margin) return 'none'
  return x >= boxWidth / 2 ? 'next' : 'previous'
}

const keyActions: Readonly<Record<string, 'next' | 'previous' | 'close'>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Escape: 'close',
}

export function decideLightboxKey(key: string): 'next' | 'previous' | 'close' | null {
  return Object.hasOwn(keyActions, key) ? (keyActions[key] ?? null) : null
}

/** Arrow keys move at most once in 200 ms. */
export function isKeyMoveAllowed(lastMoveAt: number | null, now: number): boolean {
  return lastMoveAt === null || now - lastMoveAt >= lightboxValues.keyThrottleMs
}

export interface LightboxAddress {
  items: readonly AddressedSlide[]
  hashItemId: string | null
  path: string
  collectionUrl: string
}

/** The item a page's address opens on load, or null for none. */
export function chooseOpenedItem({ items, hashItemId, path, collectionUrl }: LightboxAddress): number | null {
  const byHash = findSlideIndex(items, hashItemId)
  const index = byHash >= 0 ? byHash : findSlideIndex(items, readItemSegment(path, collectionUrl))
  return index >= 0 ? index : null
}

export const slideTypes = ['image', 'video'] as const
export type SlideType = (typeof slideTypes)[number]

/** Names of the attributes that describe a slide in the page. */
export const slideAttributes = {
  type: 'data-type',
  id: 'data-slide-id',
  url: 'data-slide-url',
  clickThroughUrl: 'data-click-through-url',
  dimensions: 'data-image-dimensions',
  focalPoint: 'data-image-focal-point',
} as const

export interface Dimensions {
  width: number
  height: number
}

export function formatDimensions({ width, height }: Dimensions): string {
  return `${width}x${height}`
}

export function parseDimensions(text: string | null | undefined): Dimensions | null {
  const match = /^(\d{1,6})x(\d{1,6})$/.exec(text ?? '')
  const [width, height] = [Number(match?.[1]), Number(match?.[2])]
  return width > 0 && height > 0 ? { width, height } : null
}

export interface FocalPoint {
  x: number
  y: number
}

export const centre: FocalPoint = { x: 0.5, y: 0.5 }

export function formatFocalPoint({ x, y }: FocalPoint): string {
  return `${x},${y}`
}

/** Fractions of width and height; what cannot be read is the centre, and what lies outside is moved to the edge. */
export function parseFocalPoint(text: string | null | undefined): FocalPoint {
  const match = /^(\d*\.?\d+),(\d*\.?\d+)$/.exec((text ?? '').slice(0, 60))
  if (match === null) return centre
  return { x: Math.min(Number(match[1]), 1), y: Math.min(Number(match[2]), 1) }
}

/** A video thumbnail without an image is as high as its strip and 16:9 wide. */
export function videoThumbnailWidth(stripHeight: number): number {
  return (stripHeight * 16) / 9
}

/** What a click on a slide does. The lightbox wins over an address. */
export function decideSlideClick(
  slide: { clickThroughUrl: string },
  gallery: { lightbox: boolean },
): 'lightbox' | 'follow' | 'none' {
  if (gallery.lightbox) return 'lightbox'
  return slide.clickThroughUrl === '' ? 'none' : 'follow'
}

export interface Dimensions {
  width: number
  height: number
}

export function formatDimensions({ width, height }: Dimensions): string {
  return `${width}x${height}`
}

export interface FocalPoint {
  x: number
  y: number
}

export const center: FocalPoint = { x: 0.5, y: 0.5 }

export function formatFocalPoint({ x, y }: FocalPoint): string {
  return `${x},${y}`
}

/** Fractions of width and height; what cannot be read is the center, and what lies outside is moved to the edge. */
export function parseFocalPoint(text: string | null | undefined): FocalPoint {
  const match = /^(\d+(?:\.\d+)?|\.\d+),(\d+(?:\.\d+)?|\.\d+)$/.exec((text ?? '').slice(0, 60))
  if (match === null) return center
  return { x: Math.min(Number(match[1]), 1), y: Math.min(Number(match[2]), 1) }
}

/** A video's thumbnail is as high as its strip and 16:9 wide, whatever picture it shows. */
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

import type { ImageConfig } from './config'
import type { Crop } from './crop'

interface CropPlace extends Pick<ImageConfig, 'cropMode' | 'focalPoint' | 'fitAlignment'> {
  readonly crop: Crop
  /** Of the whole picture, in pixels. */
  readonly width: number
  readonly height: number
}

/** Ratio of the part that is shown. */
export function ratioOfCrop({ crop, width, height }: Pick<CropPlace, 'crop' | 'width' | 'height'>): number {
  return (crop.width * width) / (crop.height * height)
}

/**
 * How a cropped picture lies in its box, as CSS values: the box is a container, in whose units the part fills it or fits in,
 * and the rest of the picture is clipped. The file and its widths stay those of the whole picture.
 */
export function placeCrop(place: CropPlace) {
  const { crop, cropMode } = place
  const ratio = tidy(ratioOfCrop(place))
  const isOwnShape = cropMode === 'none'
  // Size of the part; in a box of its own shape both sides are the same.
  const part = `${cropMode === 'contain' ? 'min' : 'max'}(100cqw, ${ratio} * 100cqh)`
  const at = cropMode === 'contain' ? alignedShares(place.fitAlignment ?? 'center') : sharesInCrop(place)
  const right = 1 - crop.x - crop.width
  const bottom = 1 - crop.y - crop.height
  const box = {
    display: 'block',
    containerType: 'size',
    overflow: 'hidden',
    ...(isOwnShape
      ? ({ position: 'relative', aspectRatio: String(ratio) } as const)
      : ({ position: 'absolute', inset: '0' } as const)),
  } as const
  const image = {
    position: 'absolute',
    inset: 'auto',
    left: `calc((100cqw - ${part}) * ${tidy(at.x)} - ${part} * ${tidy(crop.x / crop.width)})`,
    top: `calc((100cqh - ${part} / ${ratio}) * ${tidy(at.y)} - ${part} / ${ratio} * ${tidy(crop.y / crop.height)})`,
    width: `calc(${part} / ${tidy(crop.width)})`,
    height: `calc(${part} / ${tidy(ratio * crop.height)})`,
    maxWidth: 'none',
    objectFit: 'fill',
    clipPath: `inset(${[crop.y, right, bottom, crop.x].map((it) => `${tidy(Math.max(it, 0) * 100)}%`).join(' ')})`,
    transformOrigin: `${tidy((crop.x + crop.width / 2) * 100)}% ${tidy((crop.y + crop.height / 2) * 100)}%`,
  } as const
  return { box, image }
}

/** The focal point is one of the whole picture; outside of the crop its nearest side counts. */
function sharesInCrop({ crop, focalPoint }: CropPlace) {
  const share = (at: number, start: number, length: number) => Math.min(Math.max((at - start) / length, 0), 1)
  return { x: share(focalPoint.x, crop.x, crop.width), y: share(focalPoint.y, crop.y, crop.height) }
}

function alignedShares(words: string) {
  const share = (first: string, last: string) => (words.includes(first) ? 0 : words.includes(last) ? 1 : 0.5)
  return { x: share('left', 'right'), y: share('top', 'bottom') }
}

function tidy(value: number): number {
  return Math.round(value * 100_000) / 100_000
}

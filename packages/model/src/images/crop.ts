import { z } from 'zod'

const share = z.number().min(0).max(1)
/** A crop smaller than this could not be taken hold of. */
export const minCropShare = 0.05
/** Rounded shares may add up to a hair more than the whole. */
const slack = 0.001

/** The part of a picture that is shown, in shares of its width and height. */
export const crop = z
  .strictObject({ x: share, y: share, width: share.min(0.01), height: share.min(0.01) })
  .refine((it) => it.x + it.width <= 1 + slack && it.y + it.height <= 1 + slack, 'The crop must lie inside the image.')
export type Crop = z.infer<typeof crop>

export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 }

export const cropCorners = ['nw', 'ne', 'se', 'sw'] as const
export const cropEdges = ['n', 'e', 's', 'w'] as const
export type CropHandle = (typeof cropCorners)[number] | (typeof cropEdges)[number] | 'move'

/** Names and ratios that owners choose from. */
export const cropRatios = {
  '1:1': 1,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
  '4:5': 4 / 5,
  '2:3': 2 / 3,
  '9:16': 9 / 16,
} as const

interface Way {
  readonly x: number
  readonly y: number
}

/** The crop after one of its handles was moved. A ratio, of shares and not of pixels, is kept by the corners. */
export function dragCrop(from: Crop, handle: CropHandle, by: Way, ratio: number | null): Crop {
  if (handle === 'move') {
    return tidy({ ...from, x: hold(from.x + by.x, 0, 1 - from.width), y: hold(from.y + by.y, 0, 1 - from.height) })
  }
  let [left, top, right, bottom] = [from.x, from.y, from.x + from.width, from.y + from.height]
  if (handle.includes('w')) left = hold(left + by.x, 0, right - minCropShare)
  if (handle.includes('e')) right = hold(right + by.x, left + minCropShare, 1)
  if (handle.includes('n')) top = hold(top + by.y, 0, bottom - minCropShare)
  if (handle.includes('s')) bottom = hold(bottom + by.y, top + minCropShare, 1)
  if (ratio === null) return tidy({ x: left, y: top, width: right - left, height: bottom - top })
  const roomX = handle.includes('w') ? right : 1 - left
  const roomY = handle.includes('n') ? bottom : 1 - top
  const wanted = Math.max(right - left, (bottom - top) * ratio, minCropShare, minCropShare * ratio)
  const width = Math.min(wanted, roomX, roomY * ratio)
  const height = width / ratio
  return tidy({
    x: handle.includes('w') ? right - width : left,
    y: handle.includes('n') ? bottom - height : top,
    width,
    height,
  })
}

/** The largest part of a picture with this ratio of shares, about the middle of the part before. */
export function fitCrop(before: Crop, ratio: number): Crop {
  const width = Math.min(1, ratio)
  const height = Math.min(1, 1 / ratio)
  const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
  return tidy({
    x: hold(middle.x - width / 2, 0, 1 - width),
    y: hold(middle.y - height / 2, 0, 1 - height),
    width,
    height,
  })
}

export function isWholePicture({ width, height }: Crop): boolean {
  return width > 1 - slack && height > 1 - slack
}

function tidy({ x, y, width, height }: Crop): Crop {
  const round = (value: number) => Math.round(value * 10_000) / 10_000
  const [left, top] = [round(Math.max(x, 0)), round(Math.max(y, 0))]
  return { x: left, y: top, width: Math.min(round(width), 1 - left), height: Math.min(round(height), 1 - top) }
}

function hold(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(max, min))
}

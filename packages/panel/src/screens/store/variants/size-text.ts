import type { VariantSettings } from '@sitewright/model/commerce/products/product'
import type { NumberWriter } from '../../../data/store/store-numbers'

type Size = VariantSettings['sizeMm']
const maxMm = 100_000

/** '20 × 10 × 5' in the store's unit; empty is no size, null is no such text. */
export function readSize(text: string, { read }: Pick<NumberWriter, 'read'>): Size | null {
  if (text.trim() === '') return []
  const sides = text.split(/[×x*]/i).map((side) => read(side))
  const [length, width, height] = sides
  if (sides.length !== 3 || length == null || width == null || height == null) return null
  return sides.some((side) => (side ?? 0) > maxMm) ? null : [length, width, height]
}

export function writeSize(size: Size, { write }: Pick<NumberWriter, 'write'>): string {
  return size.map(write).join(' × ')
}

import { splitAddress } from './sizes'

/** Sides in pixels of the squares that are made of a site's icon: for tabs, for phones, and for home screens. */
export const iconSizes = [32, 180, 192, 512] as const
export type IconSize = (typeof iconSizes)[number]

const formatOf = (size: IconSize) => `${size}icon`

export function iconAddress(address: string, size: IconSize): string {
  const { path, query } = splitAddress(address)
  return `${path}?${query === '' ? '' : `${query}&`}format=${formatOf(size)}`
}

/** The square that a query asks for by its `format`. */
export function readIconSize(format: unknown): IconSize | null {
  return iconSizes.find((size) => format === formatOf(size)) ?? null
}

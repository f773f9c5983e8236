import { maxStock } from '@sitewright/model/commerce/products/product'

/** A whole number of units; null where it is none, or more than can be counted. */
export function readCount(text: string): number | null {
  const count = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN
  return count <= maxStock ? count : null
}

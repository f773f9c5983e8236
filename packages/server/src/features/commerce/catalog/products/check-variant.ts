import type { VariantSettings } from '@sitewright/model/commerce/products/product'
import { type Failure, fail } from '@sitewright/model/failures/catalog'
import type { VariantRow } from '../store/variant-rows'

export const salePriceTooHigh = 'The sale price must be below the price.'

interface NextVariant {
  readonly stored: VariantRow
  readonly next: VariantSettings
  /** What was counted. */
  readonly stock: number
  /** Leads to the line that is meant. */
  readonly prefix: string
}

/** What no schema of a single field can say. */
export function checkVariant({ stored, next, stock, prefix }: NextVariant): Failure | null {
  if (next.onSale && next.salePrice >= next.price)
    return fail('request.invalid', { errors: { [`${prefix}salePrice`]: salePriceTooHigh } })
  if (next.unlimited || stock >= stored.held) return null
  if (stock !== stored.stock) return nameField(refuseShortStock(stored), `${prefix}stock`)
  const text = `Customers are paying for ${stored.held} of these right now. Set the stock to at least that many.`
  return fail('request.invalid', { errors: { [`${prefix}unlimited`]: text } })
}

export function refuseShortStock({ stock, held }: VariantRow): Failure {
  return fail('product.stock-short', { values: { left: Math.max(0, stock - held) } })
}

/** The same failure, said at a field too. */
export function nameField(failure: Failure, field: string): Failure {
  return fail(failure.code, { ...failure.details, field })
}

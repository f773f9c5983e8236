import type { DiscountScope } from '@sitewright/model/commerce/selling/discounts'
import type { TotalsEntry } from './totals-input'

export function isInScope(scope: DiscountScope, { productId, categoryIds }: TotalsEntry): boolean {
  if (scope.kind === 'products') return scope.productIds.includes(productId)
  if (scope.kind === 'categories') return scope.categoryIds.some((id) => categoryIds.includes(id))
  return true
}

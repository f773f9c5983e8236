import type { OrderedLine } from '@sitewright/model/commerce/orders/order'

/** What was taken off the stock is in the catalog. */
export function isFromStock<Line extends Pick<OrderedLine, 'isCounted' | 'productId' | 'variantId'>>(
  line: Line,
): line is Line & { readonly productId: string; readonly variantId: string } {
  return line.isCounted && line.productId !== null && line.variantId !== null
}

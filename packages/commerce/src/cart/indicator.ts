import type { Cart, CartSummary } from '@sitewright/model/commerce/cart/cart'
import { formatMoney, type MoneyFormat } from '../money/format'

export function summarizeCart(
  cart: Pick<Cart, 'totalQuantity' | 'subtotalAmount'>,
  format: MoneyFormat = {},
): CartSummary {
  return { itemsCount: cart.totalQuantity, subtotal: formatMoney(cart.subtotalAmount, format) }
}

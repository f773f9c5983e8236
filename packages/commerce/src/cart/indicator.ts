import { formatMoney, type MoneyFormat } from '../money/format'
import type { Cart } from './cart'

const largestShown = 100

/** The number on the cart badge; an empty cart draws none. */
export function badgeText(count: number): string {
  if (count <= 0) return ''
  return count > largestShown ? `${largestShown}+` : String(count)
}

export function spokenBadgeLabel(count: number): string {
  if (count === 1) return 'One item in cart'
  return count > largestShown ? `More than ${largestShown} items in cart` : `${Math.max(count, 0)} items in cart`
}

export interface CartSummary {
  itemsCount: number
  subtotal: string
}

export interface CartIndicator extends CartSummary {
  /** False until the first sync, so that a full cart never flashes as empty. */
  isInitialised: boolean
}

export const firstIndicator: CartIndicator = { itemsCount: 0, subtotal: '', isInitialised: false }

export function summariseCart(
  cart: Pick<Cart, 'totalQuantity' | 'subtotalAmount'>,
  format: MoneyFormat = {},
): CartSummary {
  return { itemsCount: cart.totalQuantity, subtotal: formatMoney(cart.subtotalAmount, format) }
}

export function syncIndicator(summary: CartSummary): CartIndicator {
  return { ...summary, isInitialised: true }
}

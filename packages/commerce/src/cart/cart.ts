import { z } from 'zod'
import { money, zeroMoney } from '../money/money'

const cents = z.int().default(0)

/** One line of a cart. Prices are the server's, in cents of the store's currency. */
export const cartEntry = z.object({
  id: z.string(),
  itemId: z.string(),
  sku: z.string(),
  title: z.string(),
  quantity: z.int().min(1),
  unitPriceCents: z.int().min(0),
  isDigital: z.boolean().default(false),
  requiresShipping: z.boolean().default(false),
})
export type CartEntry = z.infer<typeof cartEntry>

const anyObject = z.record(z.string(), z.unknown())

export const cart = z.object({
  id: z.string().optional(),
  websiteId: z.string().optional(),
  orderId: z.string().optional(),
  /** Milliseconds since 1970. */
  created: z.int().optional(),
  isPurchased: z.boolean().default(false),
  entries: z.array(cartEntry).default([]),
  shippingOptions: z.array(anyObject).default([]),
  selectedShippingOption: anyObject.optional(),
  shippingLocation: anyObject.optional(),
  applicableTaxRules: z.array(anyObject).default([]),
  coupons: z.array(anyObject).default([]),
  validCoupons: z.array(anyObject).default([]),
  invalidCoupons: z.array(anyObject).default([]),
  subtotalCents: cents,
  taxCents: cents,
  shippingCostCents: cents,
  discountCents: cents,
  grandTotalCents: cents,
  totalQuantity: z.int().default(0),
  subtotalAmount: money.default(zeroMoney('USD')),
  hasDigital: z.boolean().default(false),
  purelyDigital: z.boolean().default(false),
  requiresShipping: z.boolean().default(false),
})
export type Cart = z.infer<typeof cart>

export const emptyCart: Readonly<Cart> = cart.parse({})

/** A cart with one attribute changed, or false when the value is not of the attribute's type. */
export function setCartAttribute(current: Cart, name: string, value: unknown): Cart | false {
  if (!Object.hasOwn(cart.shape, name) || value === undefined) return false
  const changed = cart.safeParse({ ...current, [name]: value })
  return changed.success ? changed.data : false
}

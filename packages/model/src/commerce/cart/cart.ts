import { z } from 'zod'
import { id } from '../../id'
import { money } from '../money/money'
import { appliedDiscount, deliveryOption, ledgerLine, refusedCode } from '../money/totals'
import { maxOptions, sku } from '../products/product'
import { buyerLocation } from '../selling/delivery-places'
import { discountCode } from '../selling/discounts'
import { maxLineQuantity } from './cart-quantity'

/** What the calls of the cart take and give. */

const cents = z.int().default(0)

/** What became of a line since it was added. */
export const cartMessageKinds = [
  'price-up',
  'price-down',
  'price-changed',
  'quantity-cut',
  'sold-out',
  'unavailable',
] as const
export type CartMessageKind = (typeof cartMessageKinds)[number]

const cartMessage = z.strictObject({ entryId: id, kind: z.enum(cartMessageKinds), text: z.string() })

/** One line of a cart. Prices are the server's, in cents of the store's currency. */
export const cartEntry = z.strictObject({
  id,
  /** The product. */
  itemId: id,
  variantId: id,
  sku: z.string(),
  title: z.string(),
  /** Where visitors find it; null when they no longer can. */
  path: z.string().nullable(),
  options: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  picture: z.strictObject({ id, address: z.string(), altText: z.string() }).nullable(),
  /** What can be bought of it; of a line that cannot be bought, what was asked for. */
  quantity: z.int().min(1),
  unitPriceCents: z.int().min(0),
  lineTotalCents: z.int().min(0),
  /** How many there are; null where they are not counted. */
  stockLeft: z.int().min(0).nullable(),
  /** A line that cannot be bought stays, says why, and counts for nothing. */
  isAvailable: z.boolean(),
  isDigital: z.boolean().default(false),
  requiresShipping: z.boolean().default(false),
})
export type CartEntry = z.infer<typeof cartEntry>

export const cart = z.strictObject({
  id: id.optional(),
  websiteId: id.optional(),
  orderId: z.string().optional(),
  /** Milliseconds since 1970. */
  created: z.int().optional(),
  isPurchased: z.boolean().default(false),
  entries: z.array(cartEntry).default([]),
  shippingOptions: z.array(deliveryOption).default([]),
  selectedShippingOption: deliveryOption.optional(),
  shippingLocation: buyerLocation.optional(),
  applicableTaxRules: z.array(z.strictObject({ id: z.string(), name: z.string(), rate: z.int() })).default([]),
  /** Codes that were entered; those that apply, and those that do not. */
  coupons: z.array(z.strictObject({ code: z.string() })).default([]),
  validCoupons: z.array(appliedDiscount).default([]),
  invalidCoupons: z.array(refusedCode).default([]),
  /** All that applies, by a code or by itself. */
  discounts: z.array(appliedDiscount).default([]),
  /** Whether there are codes at all. */
  takesCodes: z.boolean().default(false),
  /** What the amounts below are made of. */
  lines: z.array(ledgerLine).default([]),
  subtotalCents: cents,
  taxCents: cents,
  shippingCostCents: cents,
  discountCents: cents,
  /** Of what is known. */
  grandTotalCents: cents,
  isTaxKnown: z.boolean().default(true),
  isTaxIncluded: z.boolean().default(false),
  isShippingKnown: z.boolean().default(true),
  totalQuantity: z.int().default(0),
  subtotalAmount: money.default({ cents: 0, currency: 'USD' }),
  hasDigital: z.boolean().default(false),
  purelyDigital: z.boolean().default(false),
  requiresShipping: z.boolean().default(false),
  /** What changed since it was added, in words for the buyer. */
  messages: z.array(cartMessage).default([]),
  /** Why it may not be paid for yet, in words; null when it may. */
  checkoutRefusal: z.string().nullable().default(null),
})
export type Cart = z.infer<typeof cart>

/** For the indicator in the header of every page. */
export const cartSummary = z.strictObject({ itemsCount: z.int().min(0), subtotal: z.string() })
export type CartSummary = z.infer<typeof cartSummary>

export const quantityText = `Enter a whole number from 1 to ${maxLineQuantity}.`

export const cartQuantity = z.int(quantityText).min(1, quantityText).max(maxLineQuantity, quantityText)

/** What is meant by it: a variant, a SKU, or the chosen values; a product with one variant needs no more than its id. */
export const cartAddition = z
  .strictObject({
    productId: id.optional(),
    variantId: id.optional(),
    sku: sku.optional(),
    /** One for each option of the product, in their order. */
    optionValues: z.array(z.string().max(100)).min(1).max(maxOptions).optional(),
    quantity: cartQuantity.default(1),
    /** Sent again under the same name, it is added once. */
    requestId: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits and dashes.')
      .optional(),
  })
  .refine(({ productId, sku }) => productId !== undefined || sku !== undefined, {
    message: 'Enter a product or a SKU.',
    path: ['productId'],
  })
export type CartAddition = z.infer<typeof cartAddition>

export const cartEntryChange = z.strictObject({ quantity: cartQuantity })

export const maxCartCodes = 5

export const cartCode = z.strictObject({ code: discountCode })

/** Only what is sent changes; null forgets it. */
export const cartDelivery = z.strictObject({
  location: buyerLocation.nullable().optional(),
  /** One of the cart's `shippingOptions`. */
  shippingOptionId: id.nullable().optional(),
})
export type CartDelivery = z.infer<typeof cartDelivery>

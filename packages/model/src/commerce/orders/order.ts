import { z } from 'zod'
import { id } from '../../id'
import { productTypes } from '../../reference/products'
import { postalAddress } from '../addresses/address'
import { checkoutLine } from '../checkout/checkout'
import { currencyCodes } from '../money/currencies'
import { deliveryOption, totals } from '../money/totals'

/** One thing of an order, with its part of what was taken off and of the tax. It stays as it was sold. */
export const orderedLine = checkoutLine.extend({
  /** As they are stored. */
  productType: z.enum(productTypes),
  pictureId: id.nullable(),
  /** Below zero. */
  discountCents: z.int(),
  taxCents: z.int(),
  /** All of it, as it was charged. */
  totalCents: z.int(),
  /** Whether it was taken off the stock. */
  isCounted: z.boolean(),
})
export type OrderedLine = z.infer<typeof orderedLine>

/** The totals as the buyer saw them: page, mail, panel and API show these lines. */
export const orderLedger = totals.pick({
  lines: true,
  subtotalCents: true,
  discountCents: true,
  deliveryCents: true,
  taxCents: true,
  isTaxIncluded: true,
  totalCents: true,
  discounts: true,
})

export const orderField = z.strictObject({ name: z.string(), value: z.string() })

/** Exactly what is ordered, fixed when the buyer pays: whatever changes in the store meanwhile, this is what they get. */
export const orderContent = z.strictObject({
  /** That of the order that it becomes. */
  orderId: id,
  email: z.string(),
  memberId: id.nullable(),
  shippingAddress: postalAddress.nullable(),
  billingAddress: postalAddress.nullable(),
  delivery: deliveryOption.nullable(),
  note: z.string(),
  fields: z.array(orderField),
  wantsNewsletter: z.boolean(),
  currency: z.enum(currencyCodes),
  lines: z.array(orderedLine),
  ledger: orderLedger,
  isTest: z.boolean(),
  /** Where the buyer came from; empty when nobody knows or may know. */
  source: z.string().default(''),
})
export type OrderContent = z.infer<typeof orderContent>

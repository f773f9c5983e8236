import { z } from 'zod'
import { currencyCodes } from './currencies'

const cents = z.int()

/**
 * What a line of a ledger is about. What is paid by gift cards and store credit will be lines too, below zero like discounts.
 */
export const ledgerKinds = ['item', 'discount', 'delivery', 'delivery-discount', 'tax'] as const

/** The part of a line that falls upon one entry of the cart; null is the delivery. */
export const ledgerShare = z.strictObject({ entryId: z.string().nullable(), amountCents: cents })
export type LedgerShare = z.infer<typeof ledgerShare>

/** One line of a total. The amounts of all lines but included ones add up to what is charged. */
export const ledgerLine = z.strictObject({
  kind: z.enum(ledgerKinds),
  /** What the line comes from: an entry of the cart, a discount, a way of delivery, a rule of tax. */
  rule: z.strictObject({ id: z.string(), name: z.string() }),
  /** What the rate or the amount was taken of; the price of one for items. */
  baseCents: cents,
  /** In parts of 100,000; null where there is none. */
  rate: z.int().nullable(),
  amountCents: cents,
  /** Contained in the amounts of other lines, as tax in prices that include it. */
  isIncluded: z.boolean(),
  shares: z.array(ledgerShare),
})
export type LedgerLine = z.infer<typeof ledgerLine>

/** Why a code does not apply. */
export const refusalReasons = [
  'unknown',
  'not-started',
  'expired',
  'used-up',
  'used-by-customer',
  'not-for-customer',
  'members-only',
  'email-needed',
  'minimum-subtotal',
  'no-matching-items',
  'nothing-to-deliver',
  'not-combinable',
  'no-effect',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

export const appliedDiscount = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Null applied by itself. */
  code: z.string().nullable(),
  /** What it saves, above zero; 0 while the price of delivery is not known. */
  amountCents: cents,
})

export const refusedCode = z.strictObject({
  code: z.string(),
  reason: z.enum(refusalReasons),
  /** For people. */
  text: z.string(),
})

export const deliveryOption = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['delivery', 'pickup']),
  priceCents: cents,
  /** What a buyer must know to fetch the order. */
  instructions: z.string(),
})
export type DeliveryOption = z.infer<typeof deliveryOption>

/** What each entry of a cart costs in the end; discounts below zero. */
export const entryShare = z.strictObject({
  entryId: z.string(),
  amountCents: cents,
  discountCents: cents,
  taxCents: cents,
})
export type EntryShare = z.infer<typeof entryShare>

export const totals = z.strictObject({
  currency: z.enum(currencyCodes),
  lines: z.array(ledgerLine),
  entries: z.array(entryShare),
  subtotalCents: cents,
  /** Of goods and delivery, above zero. */
  discountCents: cents,
  /** Before a discount on it; null while it is not known. */
  deliveryCents: cents.nullable(),
  /** Null while it is not known. */
  taxCents: cents.nullable(),
  isTaxIncluded: z.boolean(),
  /** Of what is known. */
  totalCents: cents,
  discounts: z.array(appliedDiscount),
  refusedCodes: z.array(refusedCode),
  needsDelivery: z.boolean(),
  deliveryOptions: z.array(deliveryOption),
  chosenDelivery: deliveryOption.nullable(),
})
export type Totals = z.infer<typeof totals>

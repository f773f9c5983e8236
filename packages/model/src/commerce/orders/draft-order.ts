import { z } from 'zod'
import { id } from '../../id'
import { contactEmail } from '../../lists/mailing-lists'
import { addressDraft } from '../addresses/address'
import { currencyCodes } from '../money/currencies'
import { totals } from '../money/totals'
import { priceCents } from '../products/product'
import { discountEffect } from '../selling/discounts'
import { draftStates } from './draft-states'
import { orderQuery } from './order-answers'

/** What the calls of draft orders take and give. */

export const maxDraftLines = 100
export const maxDraftQuantity = 9999

const quantity = z
  .int('Enter a whole number.')
  .min(1, 'At least 1.')
  .max(maxDraftQuantity, `At most ${maxDraftQuantity}.`)

/** A variant at the price of the store or at one of its own, or something that is not in the catalog. */
export const draftLine = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('variant'),
    variantId: id,
    quantity,
    /** Null: what it costs in the store when it is paid. */
    priceCents: priceCents.nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal('own'),
    title: z.string().trim().min(1, 'Enter a name.').max(200, 'At most 200 characters.'),
    quantity,
    priceCents,
    requiresDelivery: z.boolean().default(false),
  }),
])
export type DraftLine = z.infer<typeof draftLine>

const [percent, amount] = discountEffect.options

/** On the whole order; other discounts of the store do not apply to drafts. */
const draftDiscount = z.strictObject({
  effect: z.discriminatedUnion('kind', [percent.pick({ kind: true, rate: true }), amount.omit({ on: true })]),
  /** The customer sees it. */
  reason: z.string().trim().max(100, 'At most 100 characters.').default(''),
})
export type DraftDiscount = z.infer<typeof draftDiscount>

function areDifferent(lines: readonly DraftLine[]): boolean {
  const variantIds = lines.flatMap((line) => (line.kind === 'variant' ? [line.variantId] : []))
  return new Set(variantIds).size === variantIds.length
}

export const draftContent = z.strictObject({
  email: contactEmail.nullable().default(null),
  lines: z
    .array(draftLine)
    .max(maxDraftLines, `At most ${maxDraftLines} items.`)
    .refine(areDifferent, 'An item is there twice. Change its quantity instead.')
    .default([]),
  discount: draftDiscount.nullable().default(null),
  shippingAddress: addressDraft.nullable().default(null),
  /** A way of delivery of the store; null takes the cheapest. */
  deliveryId: id.nullable().default(null),
  note: z.string().trim().max(1000, 'At most 1,000 characters.').default(''),
})
export type DraftContent = z.infer<typeof draftContent>

/** `version`: the one that was changed, so that nobody overwrites what somebody else has changed since. */
export const draftChange = draftContent.extend({ version: z.int().min(1) })
export type DraftChange = z.infer<typeof draftChange>

/** A line as it would be ordered now. */
const quotedLine = z.strictObject({
  title: z.string(),
  sku: z.string(),
  options: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  unitPriceCents: z.int().min(0),
  /** Why it cannot be sold now, in words. */
  problem: z.string().nullable(),
})

/** What a draft comes to by the prices, taxes and deliveries of now; lines that cannot be sold count for nothing. */
export const draftQuote = z.strictObject({ lines: z.array(quotedLine), totals })
export type DraftQuote = z.infer<typeof draftQuote>

const moment = z.iso.datetime()

export const draftSummary = z.strictObject({
  id,
  state: z.enum(draftStates),
  /** Empty while nobody is named. */
  email: z.string(),
  name: z.string(),
  itemsCount: z.int().min(0),
  currency: z.enum(currencyCodes),
  /** As it was when it was last saved or sent. */
  totalCents: z.int().min(0),
  sentAt: moment.nullable(),
  /** When its link ends. */
  expiresAt: moment.nullable(),
  /** What it became. */
  orderId: id.nullable(),
  updatedAt: moment,
})
export type DraftSummary = z.infer<typeof draftSummary>

export const draftListQuery = orderQuery.pick({ cursor: true, limit: true })
export type DraftListQuery = z.infer<typeof draftListQuery>

export const draftList = z.strictObject({
  drafts: z.array(draftSummary),
  nextCursor: z.string().nullable(),
  total: z.int().min(0),
})
export type DraftList = z.infer<typeof draftList>

export const draftOrder = draftSummary.extend({
  version: z.int().min(1),
  content: draftContent,
  quote: draftQuote,
  /** Where the customer pays; null while it is not sent. */
  address: z.url().nullable(),
})
export type DraftOrder = z.infer<typeof draftOrder>

/** `expectedTotalCents`: what was seen. When it comes to another amount by now, no order is made. */
export const draftPayment = z.strictObject({ expectedTotalCents: z.int().min(0) })

import { z } from 'zod'
import { id } from '../../id'
import { contactEmail } from '../../lists/mailing-lists'
import { moment } from '../../timing/moment'
import { currencyCodes } from '../money/currencies'
import { maxPriceCents, priceCents } from '../products/product'
import { rateParts } from './tax'

export const maxDiscounts = 1000

/** Letters, digits and hyphens; case does not count. */
export const discountCode = z
  .string()
  .trim()
  .toUpperCase()
  .min(3, 'A code has at least 3 characters.')
  .max(40, 'A code has at most 40 characters.')
  .regex(/^[\p{L}\p{N}_-]+$/u, 'Use letters, digits, hyphens and underscores.')

const ids = z.array(id).min(1, 'Choose at least one.').max(1000)

/** What of a cart a discount is about. Gift cards are never discounted. */
export const discountScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('order') }),
  z.strictObject({ kind: z.literal('products'), productIds: ids }),
  z.strictObject({ kind: z.literal('categories'), categoryIds: ids }),
])
export type DiscountScope = z.infer<typeof discountScope>

/** In parts of 100,000: 15 % is 15000. */
const rate = z.int('Enter a percentage.').min(1, 'Enter a percentage above zero.').max(rateParts, 'At most 100 %.')
const count = z.int('Enter a number.').min(1, 'At least 1.').max(100, 'At most 100.')

export const discountEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), rate, on: discountScope }),
  /** Once per order, from what it is on. */
  z.strictObject({
    kind: z.literal('amount'),
    amountCents: priceCents.min(1, 'Enter an amount above zero.').max(maxPriceCents),
    on: discountScope,
  }),
  z.strictObject({ kind: z.literal('free-delivery') }),
  /** As often as the cart has both; the cheapest are discounted. */
  z.strictObject({
    kind: z.literal('buy-get'),
    buy: z.strictObject({ quantity: count, of: discountScope }),
    get: z.strictObject({ quantity: count, of: discountScope }),
    rate,
  }),
])
export type DiscountEffect = z.infer<typeof discountEffect>

/** An empty list of emails is nobody. */
export const discountCustomers = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everyone') }),
  z.strictObject({ kind: z.literal('members') }),
  z.strictObject({ kind: z.literal('emails'), emails: z.array(contactEmail).max(1000) }),
])

const time = moment.nullable()

const fields = {
  /** Buyers see it. */
  name: z.string().trim().min(1, 'Enter a name.').max(100, 'At most 100 characters.'),
  /** Null applies by itself. */
  code: discountCode.nullable(),
  isOn: z.boolean(),
  effect: discountEffect,
  customers: discountCustomers,
  /** Of the whole cart, discounts not subtracted; null asks for none. */
  minimumSubtotalCents: priceCents.nullable(),
  /** By all customers together. */
  maxUses: z.int().min(1, 'At least 1.').max(1_000_000_000).nullable(),
  oncePerCustomer: z.boolean(),
  startsAt: time,
  endsAt: time,
  /** With all others that say so too. */
  isCombinable: z.boolean(),
}

function endsLater({ startsAt, endsAt }: { startsAt?: string | null; endsAt?: string | null }): boolean {
  return !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt)
}
const endsTooEarly = { message: 'The end must be after the start.', path: ['endsAt'] }

export const newDiscount = z
  .strictObject({
    ...fields,
    code: fields.code.default(null),
    isOn: fields.isOn.default(true),
    customers: fields.customers.default({ kind: 'everyone' }),
    minimumSubtotalCents: fields.minimumSubtotalCents.default(null),
    maxUses: fields.maxUses.default(null),
    oncePerCustomer: fields.oncePerCustomer.default(false),
    startsAt: time.default(null),
    endsAt: time.default(null),
    isCombinable: fields.isCombinable.default(false),
  })
  .refine(endsLater, endsTooEarly)
export type NewDiscount = z.infer<typeof newDiscount>

/** Only what is sent changes. */
export const discountChange = z.strictObject(fields).partial()
export type DiscountChange = z.infer<typeof discountChange>

/** For a change that was laid over what is stored. */
export const wholeDiscount = z.strictObject(fields).refine(endsLater, endsTooEarly)
export type DiscountRules = z.infer<typeof wholeDiscount>

/** How it stands now. */
export const discountStates = ['active', 'scheduled', 'expired', 'used-up', 'off'] as const
export type DiscountState = (typeof discountStates)[number]

export const discount = z.strictObject({
  ...fields,
  id,
  /** Of its amounts: that of the store. */
  currency: z.enum(currencyCodes),
  state: z.enum(discountStates),
  uses: z.int().min(0),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Discount = z.infer<typeof discount>

export const discountQuery = z.strictObject({
  state: z.enum(discountStates).optional(),
  /** A part of the name or the code. */
  query: z.string().trim().max(100).default(''),
  /** The last one of the page before. */
  cursor: id.optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(maxDiscounts).default(maxDiscounts),
})
export type DiscountQuery = z.infer<typeof discountQuery>

/** The newest first. */
export const discountList = z.strictObject({ discounts: z.array(discount), nextCursor: id.nullable() })
export type DiscountList = z.infer<typeof discountList>

import { z } from 'zod'
import { id } from '../../id'
import { contactEmail } from '../../lists/mailing-lists'
import { addressDraft } from '../addresses/address'
import { totals } from '../money/totals'
import { buyerLocation } from '../selling/delivery-places'
import { checkoutSettings } from './checkout-settings'
import { checkoutStates } from './checkout-states'
import { paymentFailureCodes, paymentMethods } from './payment'

/** What the calls of the checkout take and give. */

const answers = z
  .record(z.string().max(100), z.string().trim().max(1000))
  .refine((given) => Object.keys(given).length <= 10)

/** What a buyer has said so far. Codes and the way of delivery are chosen in the cart. */
export const checkoutDetails = z.strictObject({
  email: contactEmail.nullable().default(null),
  shippingAddress: addressDraft.nullable().default(null),
  /** Null: the same as where it goes. */
  billingAddress: addressDraft.nullable().default(null),
  note: z.string().trim().max(1000, 'At most 1,000 characters.').default(''),
  /** By the names of the store's own fields. */
  fields: answers.default({}),
  wantsNewsletter: z.boolean().default(false),
  acceptsTerms: z.boolean().default(false),
})
export type CheckoutDetails = z.infer<typeof checkoutDetails>

const withoutDefault = <T extends z.ZodType>(field: z.ZodDefault<T>) => field.removeDefault().optional()
const { shape } = checkoutDetails

/** Only what is sent changes. */
export const checkoutChange = z.strictObject({
  email: withoutDefault(shape.email),
  shippingAddress: withoutDefault(shape.shippingAddress),
  billingAddress: withoutDefault(shape.billingAddress),
  note: withoutDefault(shape.note),
  fields: withoutDefault(shape.fields),
  wantsNewsletter: withoutDefault(shape.wantsNewsletter),
  acceptsTerms: withoutDefault(shape.acceptsTerms),
})
export type CheckoutChange = z.infer<typeof checkoutChange>

/** One thing that is about to be ordered, at the server's price. */
export const checkoutLine = z.strictObject({
  /** Null for what is not in the catalog. */
  productId: id.nullable(),
  variantId: id.nullable(),
  title: z.string(),
  sku: z.string(),
  options: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  quantity: z.int().min(1),
  unitPriceCents: z.int().min(0),
  requiresDelivery: z.boolean(),
})

/** How it stands with the payment. `action`: the buyer must confirm it at this address of the site. */
export const paymentProgress = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('none') }),
  z.strictObject({ state: z.literal('pending') }),
  z.strictObject({
    state: z.literal('action'),
    address: z.string(),
    /** Why the last try came to nothing; null before the first. */
    text: z.string().nullable(),
  }),
  z.strictObject({ state: z.literal('failed'), failure: z.enum(paymentFailureCodes), text: z.string() }),
  /** Paid and given back at once: what was bought is not there any more. */
  z.strictObject({ state: z.literal('returned'), text: z.string() }),
  z.strictObject({
    state: z.literal('ordered'),
    orderId: id,
    orderNumber: z.int().min(1),
    /** Opens the order for whoever has it. */
    orderToken: z.string(),
  }),
])
export type PaymentProgress = z.infer<typeof paymentProgress>

export const checkout = z.strictObject({
  id,
  state: z.enum(checkoutStates),
  details: checkoutDetails,
  lines: z.array(checkoutLine.extend({ picture: z.strictObject({ address: z.string() }).nullable() })),
  totals,
  /** The place that they are for; null while nobody has named one. */
  location: buyerLocation.nullable(),
  /** What the store takes; empty takes none. */
  methods: z.array(z.strictObject({ method: z.enum(paymentMethods), name: z.string(), instructions: z.string() })),
  asks: checkoutSettings.pick({ requiresTerms: true, fields: true }),
  /** Whether there are discount codes at all. */
  takesCodes: z.boolean(),
  /** Of the order that the store prepared; null for what was bought from a cart. */
  draftVersion: z.int().nullable(),
  payment: paymentProgress,
})
export type Checkout = z.infer<typeof checkout>

export const placing = z.strictObject({
  /** What the buyer saw: when it costs another amount by now, nothing is charged. */
  expectedTotalCents: z.int().min(0),
  /** What the buyer saw of an order that the store prepared. */
  draftVersion: z.int().optional(),
  /** Not needed for what costs nothing. */
  method: z.enum(paymentMethods).optional(),
  /** Of the test provider alone: cards of real providers never come here. */
  cardNumber: z
    .string()
    .regex(/^[\d ]{12,23}$/, 'Enter a card number.')
    .optional(),
  /** Sent again under the same name, it is paid for once. */
  attemptKey: z.string().regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits and dashes.'),
})
export type Placing = z.infer<typeof placing>

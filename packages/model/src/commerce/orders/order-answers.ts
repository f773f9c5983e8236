import { z } from 'zod'
import { id } from '../../id'
import { moment } from '../../timing/moment'
import { postalAddress } from '../addresses/address'
import { payment, refund } from '../checkout/payment'
import { currencyCodes } from '../money/currencies'
import { downloadStates } from './download-settings'
import { orderContent, orderedLine } from './order'
import { fulfillmentStates, orderPaymentStates } from './order-states'
import { orderViewNames } from './order-views'

/** What the API of orders takes and gives. */

const count = z.int().min(0)
const quantity = z.int('Enter a whole number.').min(1, 'At least 1.').max(9999)

export const orderSummary = z.strictObject({
  id,
  number: z.int().min(1),
  paymentState: z.enum(orderPaymentStates),
  fulfillmentState: z.enum(fulfillmentStates),
  email: z.string(),
  /** Of the buyer; empty when the order has no address. */
  name: z.string(),
  currency: z.enum(currencyCodes),
  totalCents: count,
  itemsCount: count,
  isTest: z.boolean(),
  placedAt: z.iso.datetime(),
})
export type OrderSummary = z.infer<typeof orderSummary>

const orderFilter = {
  /** A number, or words of email, name and products; the last one may be begun. */
  query: z.string().max(200).optional(),
  /** Narrows beside the states. */
  view: z.enum(orderViewNames).optional(),
  paymentState: z.enum(orderPaymentStates).optional(),
  fulfillmentState: z.enum(fulfillmentStates).optional(),
  placedFrom: moment.optional(),
  placedBefore: moment.optional(),
}

export const orderQuery = z.strictObject({
  ...orderFilter,
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(200).default(50),
})
export type OrderQuery = z.infer<typeof orderQuery>
export const orderExportQuery = z.strictObject(orderFilter)
export type OrderExportQuery = z.infer<typeof orderExportQuery>

export const orderList = z.strictObject({
  orders: z.array(orderSummary),
  nextCursor: z.string().nullable(),
  /** Of all that match. */
  total: count,
})
export type OrderList = z.infer<typeof orderList>

export const orderLine = orderedLine.extend({ id, fulfilledQuantity: count, refundedQuantity: count })
export type OrderLine = z.infer<typeof orderLine>

const parcelText = z.string().trim().max(100, 'At most 100 characters.')

export const parcelTracking = z.strictObject({
  carrier: parcelText.default(''),
  trackingNumber: parcelText.default(''),
  /** Where the buyer follows it; web addresses alone. */
  trackingUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/, message: 'Enter a URL.' }).max(1000)]).default(''),
})

const lineQuantities = z
  .array(z.strictObject({ lineId: id, quantity }))
  .max(500)
  .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'An item is listed twice.')

export const parcel = parcelTracking.required().extend({
  id,
  lines: z.array(z.strictObject({ lineId: id, quantity: z.int().min(1) })),
  createdAt: z.iso.datetime(),
})
export type Parcel = z.infer<typeof parcel>

/** Without lines: all that is left. */
export const newParcel = parcelTracking.extend({
  lines: lineQuantities.min(1).optional(),
  mailsCustomer: z.boolean().default(true),
})
export type NewParcel = z.infer<typeof newParcel>

export const parcelChange = z.strictObject({
  carrier: parcelText.optional(),
  trackingNumber: parcelText.optional(),
  trackingUrl: parcelTracking.shape.trackingUrl.removeDefault().optional(),
  mailsCustomer: z.boolean().default(false),
})
export type ParcelChange = z.infer<typeof parcelChange>

export const orderEventKinds = [
  'placed',
  'paid',
  'payment-failed',
  'refund-asked',
  'refunded',
  'refund-failed',
  'disputed',
  'dispute-won',
  'dispute-lost',
  'parcel',
  'parcel-changed',
  'parcel-removed',
  'canceled',
  'files-sent',
  'files-renewed',
  'address-changed',
  'mail-sent',
  'note',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

export const orderEvent = z.strictObject({
  id,
  kind: z.enum(orderEventKinds),
  data: z.record(z.string(), z.unknown()),
  /** Empty for customers and for the host itself. */
  authorName: z.string(),
  at: z.iso.datetime(),
})

/** A file that was bought, as its link stands now. */
export const orderDownload = z.strictObject({
  id,
  lineId: id,
  name: z.string(),
  byteLength: count,
  state: z.enum(downloadStates),
  expiresAt: z.iso.datetime(),
  downloads: count,
  /** How often it may still be downloaded. */
  left: count,
  lastDownloadedAt: z.iso.datetime().nullable(),
})
export type OrderDownload = z.infer<typeof orderDownload>

export const orderDetail = orderSummary.extend({
  ...orderContent.pick({
    shippingAddress: true,
    billingAddress: true,
    delivery: true,
    note: true,
    fields: true,
    memberId: true,
    ledger: true,
  }).shape,
  canceledAt: z.iso.datetime().nullable(),
  lines: z.array(orderLine),
  payments: z.array(payment),
  refunds: z.array(refund),
  parcels: z.array(parcel),
  downloads: z.array(orderDownload),
  /** The oldest first. */
  events: z.array(orderEvent),
  /** What can still be given back. */
  refundableCents: count,
})
export type OrderDetail = z.infer<typeof orderDetail>

/** All that is left, some lines, or an amount. */
export const newRefund = z.strictObject({
  amountCents: z.int().min(1, 'Enter an amount above zero.').optional(),
  lines: lineQuantities.min(1).optional(),
  /** Puts the lines back on the shelf. */
  restock: z.boolean().default(false),
  reason: z.string().trim().max(200, 'At most 200 characters.').default(''),
})
export type NewRefund = z.infer<typeof newRefund>

export const cancellation = z.strictObject({
  restock: z.boolean().default(true),
  mailsCustomer: z.boolean().default(true),
  reason: z.string().trim().max(200, 'At most 200 characters.').default(''),
})
export type Cancellation = z.infer<typeof cancellation>

export const orderAddressChange = z.strictObject({
  shippingAddress: postalAddress.optional(),
  billingAddress: postalAddress.optional(),
})
export type OrderAddressChange = z.infer<typeof orderAddressChange>

export const orderNote = z.strictObject({ text: z.string().trim().min(1, 'Enter a note.').max(2000) })

export const orderMails = ['confirmation', 'shipped', 'refunded', 'canceled', 'downloads'] as const
export type OrderMail = (typeof orderMails)[number]
export const mailRequest = z.strictObject({ mail: z.enum(orderMails) })

/** What a buyer sees of their order. */
export const placedOrder = orderDetail
  .pick({
    number: true,
    paymentState: true,
    fulfillmentState: true,
    email: true,
    currency: true,
    totalCents: true,
    isTest: true,
    placedAt: true,
    shippingAddress: true,
    delivery: true,
    lines: true,
    ledger: true,
    parcels: true,
  })
  .extend({
    /** How to pay, where it waits for that. */
    instructions: z.string(),
    /** With where each is downloaded from, while its link works. */
    downloads: z.array(
      orderDownload
        .pick({ id: true, lineId: true, name: true, byteLength: true, state: true, expiresAt: true, left: true })
        .extend({ address: z.string().nullable() }),
    ),
  })
export type PlacedOrder = z.infer<typeof placedOrder>

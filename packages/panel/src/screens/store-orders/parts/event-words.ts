import type { OrderDetail, OrderEventKind } from '@sitewright/model/commerce/orders/order-answers'
import { showAmount } from './order-words'

type OrderEvent = OrderDetail['events'][number]

export const mailWords = {
  confirmation: 'Order confirmation',
  shipped: 'Shipping notice',
  refunded: 'Refund notice',
  canceled: 'Cancellation notice',
  downloads: 'Files',
  draft: 'Order to pay',
  restock: 'Back in stock',
} as const

const plain: Record<OrderEventKind, string> = {
  placed: 'Order placed',
  paid: 'Paid',
  'payment-failed': 'Payment failed',
  'refund-asked': 'Refund started',
  refunded: 'Refunded',
  'refund-failed': 'Refund failed',
  disputed: 'The customer disputed the payment',
  'dispute-won': 'Dispute won',
  'dispute-lost': 'Dispute lost',
  parcel: 'Shipped',
  'parcel-changed': 'Tracking changed',
  'parcel-removed': 'Parcel removed',
  canceled: 'Order canceled',
  'files-sent': 'Files delivered',
  'files-renewed': 'Download links renewed',
  'address-changed': 'Address changed',
  'mail-sent': 'Email sent',
  note: 'Note',
}

/** What happened, in one line. */
export function describeEvent({ kind, data }: OrderEvent, { currency }: Pick<OrderDetail, 'currency'>): string {
  const details = [
    typeof data.amountCents === 'number' ? showAmount(data.amountCents, currency) : '',
    readText(data.carrier),
    readText(data.trackingNumber),
    nameMail(data.mail),
    kind === 'note' ? '' : readText(data.reason),
  ].filter((text) => text !== '')
  return details.length === 0 ? plain[kind] : `${plain[kind]}: ${details.join(', ')}`
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function nameMail(mail: unknown): string {
  const known = Object.entries(mailWords).find(([name]) => name === mail)
  return known ? known[1].toLowerCase() : ''
}

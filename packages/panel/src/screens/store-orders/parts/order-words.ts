import { formatMoney } from '@sitewright/commerce/money/format'
import { makeMoney } from '@sitewright/commerce/money/money'
import { paymentStateLabels } from '@sitewright/commerce/orders/order-labels'
import type { RefundState } from '@sitewright/model/commerce/checkout/payment-states'
import { type CurrencyCode, defaultLocale } from '@sitewright/model/commerce/money/currencies'
import type { DownloadState } from '@sitewright/model/commerce/orders/download-settings'
import type { OrderDetail, OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import type { FulfillmentState, OrderPaymentState } from '@sitewright/model/commerce/orders/order-states'
import { productTypes } from '@sitewright/model/reference/products'
import type { StateLook } from '../../../parts/state-mark'

export const paymentLooks: Record<OrderPaymentState, StateLook> = {
  unpaid: { label: paymentStateLabels.unpaid, tone: 'waiting' },
  paid: { label: paymentStateLabels.paid, tone: 'on' },
  'partly-refunded': { label: paymentStateLabels['partly-refunded'], tone: 'off' },
  refunded: { label: paymentStateLabels.refunded, tone: 'off' },
  disputed: { label: paymentStateLabels.disputed, tone: 'waiting' },
}

export const fulfillmentLooks: Record<FulfillmentState, StateLook> = {
  PENDING: { label: 'Unfulfilled', tone: 'waiting' },
  FULFILLED: { label: 'Fulfilled', tone: 'on' },
  CANCELED: { label: 'Canceled', tone: 'off' },
}

/** A part on its way is told apart, although the order waits for the rest. */
export function lookOfFulfillment({ fulfillmentState, parcels }: OrderDetail): StateLook {
  if (fulfillmentState === 'PENDING' && parcels.length > 0) return { label: 'Partly fulfilled', tone: 'waiting' }
  return fulfillmentLooks[fulfillmentState]
}

export const refundLooks: Record<RefundState, StateLook> = {
  pending: { label: 'On its way', tone: 'waiting' },
  done: { label: 'Done', tone: 'on' },
  failed: { label: 'Failed', tone: 'off' },
}

export const downloadLooks: Record<DownloadState, StateLook> = {
  active: { label: 'Active', tone: 'on' },
  expired: { label: 'Expired', tone: 'off' },
  'used-up': { label: 'Used up', tone: 'off' },
  stopped: { label: 'Stopped', tone: 'off' },
}

export function nameOrder({ number }: { readonly number: number }): string {
  return `Order #${number}`
}

/** Of the order's own currency, whatever the store sells in by now. */
export function showAmount(cents: number, currency: CurrencyCode): string {
  return formatMoney(makeMoney(cents, currency), { locale: navigator.language || defaultLocale })
}

/** Sold as files, which go by links and never in a parcel. */
export function isDigital({ productType }: Pick<OrderLine, 'productType'>): boolean {
  return productType === productTypes.digital
}

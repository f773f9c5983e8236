import type { DownloadState } from '@sitewright/model/commerce/orders/download-settings'
import type { FulfillmentState, OrderPaymentState } from '@sitewright/model/commerce/orders/order-states'
import { productTypes } from '@sitewright/model/reference/products'

interface BoughtFile {
  readonly paymentState: OrderPaymentState
  readonly fulfillmentState: FulfillmentState
  readonly line: { readonly quantity: number; readonly refundedQuantity: number }
  readonly expiresAt: Date
  readonly downloads: number
  readonly allowed: number
}

/** Whether a link to a bought file works at this time, and if not, why. Who got the money back has no more claim to it. */
export function stateOfDownload(file: BoughtFile, now: number): DownloadState {
  if (!isPaidFor(file)) return 'stopped'
  if (now >= file.expiresAt.getTime()) return 'expired'
  return file.downloads < file.allowed ? 'active' : 'used-up'
}

export function isPaidFor({
  paymentState,
  fulfillmentState,
  line,
}: Pick<BoughtFile, 'paymentState' | 'fulfillmentState' | 'line'>): boolean {
  const isPaid = paymentState === 'paid' || paymentState === 'partly-refunded'
  return isPaid && fulfillmentState !== 'CANCELED' && line.refundedQuantity < line.quantity
}

/** Only what is bought as files has any. */
export function isDigital({ productType }: { readonly productType: number }): boolean {
  return productType === productTypes.digital
}

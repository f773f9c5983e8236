import type { PaymentProgress } from '@sitewright/model/commerce/checkout/checkout'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { Tx } from '../../../storage/database'
import { makeOrderToken } from '../orders/order-token'
import { listStandings, type PaymentStanding } from '../payments/payment-rows'
import type { CheckoutKey } from './checkout-rows'

type PaymentTexts = VisitorTexts['payments']

/** How it stands with the payment of a checkout, in words that its buyer can do something with. */
export async function readProgress(
  tx: Tx,
  { websiteId, checkoutId }: CheckoutKey,
  { secret, texts }: { readonly secret: string; readonly texts: PaymentTexts },
): Promise<PaymentProgress> {
  const payments = await listStandings(tx, websiteId, checkoutId)
  const order = payments.find((payment) => payment.order !== null)?.order
  if (!order) return tell(payments[0], texts)
  const orderToken = makeOrderToken(secret, { websiteId, orderId: order.id })
  return { state: 'ordered', orderId: order.id, orderNumber: order.number, orderToken }
}

/** The words of a refusal stand by its code; money that came without an order goes back. */
function tell(payment: PaymentStanding | undefined, texts: PaymentTexts): PaymentProgress {
  if (payment === undefined) return { state: 'none' }
  const { state, failure, actionAddress: address } = payment
  if (state === 'failed') {
    const known = failure ?? 'declined'
    return { state, failure: known, text: texts.failures[known] }
  }
  if (state === 'intent') {
    if (address === null) return { state: 'pending' }
    return { state: 'action', address, text: failure === null ? null : texts.failures[failure] }
  }
  return { state: 'returned', text: texts.tooLate }
}

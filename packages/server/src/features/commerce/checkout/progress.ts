import type { PaymentProgress } from '@sitewright/model/commerce/checkout/checkout'
import { paymentFailures } from '@sitewright/model/commerce/checkout/payment'
import type { Tx } from '../../../storage/database'
import { makeOrderToken } from '../orders/order-token'
import { listStandings, type PaymentStanding } from '../payments/payment-rows'
import type { CheckoutKey } from './checkout-rows'

/** How it stands with the payment of a checkout, in words that its buyer can do something with. */
export async function readProgress(
  tx: Tx,
  { websiteId, checkoutId }: CheckoutKey,
  secret: string,
): Promise<PaymentProgress> {
  const payments = await listStandings(tx, websiteId, checkoutId)
  const order = payments.find((payment) => payment.order !== null)?.order
  if (!order) return tell(payments[0])
  const orderToken = makeOrderToken(secret, { websiteId, orderId: order.id })
  return { state: 'ordered', orderId: order.id, orderNumber: order.number, orderToken }
}

function askBuyer(address: string, failure: PaymentStanding['failure']): PaymentProgress {
  return { state: 'action', address, text: failure === null ? null : paymentFailures[failure] }
}

/** The words of a refusal stand by its code; money that came without an order goes back. */
function tell(payment: PaymentStanding | undefined): PaymentProgress {
  if (payment === undefined) return { state: 'none' }
  if (payment.state === 'failed') {
    const failure = payment.failure ?? 'declined'
    return { state: 'failed', failure, text: paymentFailures[failure] }
  }
  if (payment.state === 'intent')
    return payment.actionAddress === null ? { state: 'pending' } : askBuyer(payment.actionAddress, payment.failure)
  return { state: 'returned', text: 'Your payment reached us too late. You get all of it back.' }
}

import type { OrderContent } from '@sitewright/model/commerce/orders/order'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { markOrdered } from '../drafts/store/draft-rows'
import { makeOrder } from '../orders/make-order'
import { giveBack } from '../orders/refunds/start-refund'
import { noteEvent } from '../orders/store/event-rows'
import { moveOrderPayment } from '../orders/store/order-rows'
import { deleteDiscountUses } from '../payments/discount-use-rows'
import { releaseStock } from '../payments/hold-stock'
import type { ChargeReport } from '../payments/payment-provider'
import {
  findPayment,
  movePayment,
  type PaymentKey,
  type StoredPayment,
  setPaymentAction,
} from '../payments/payment-rows'
import { endCart } from './cart-end-rows'
import { findCheckout, moveCheckout, type StoredCheckout } from './checkout-rows'

/**
 * Brings a payment to where its provider says it is, with all that follows, in the caller's transaction. Told twice, late or in
 * another order it comes to the same end: a report says how things stand, and only what is new happens.
 */
export async function recordReport(
  tx: Tx,
  services: Services,
  { websiteId, checkoutId, id: paymentId }: Pick<StoredPayment, 'websiteId' | 'checkoutId' | 'id'>,
  report: ChargeReport,
): Promise<void> {
  // The checkout before the payment, as everybody does who takes both.
  const checkout = await findCheckout(tx, { websiteId, checkoutId }, { isLocked: true })
  const payment = await findPayment(tx, { websiteId, paymentId }, { isLocked: true })
  if (payment !== null) await follow(tx, services, { payment, checkout }, report)
}

/** Both locked. */
interface Settled {
  readonly payment: StoredPayment
  /** Null once it is forgotten: news of old payments come late. */
  readonly checkout: StoredCheckout | null
}

async function follow(tx: Tx, services: Services, settled: Settled, report: ChargeReport): Promise<void> {
  const { payment } = settled
  if (report.state === 'captured') {
    await capture(tx, services, settled, report.reference)
    return followDispute(tx, services, keyOf(payment), report.dispute)
  }
  if (payment.state !== 'intent') return
  const key = keyOf(payment)
  const at = new Date(services.now())
  if (report.state === 'action') return setPaymentAction(tx, key, report)
  if (report.state === 'authorized' && (await movePayment(tx, key, 'authorize', { at })))
    return completeCheckout(tx, services, settled, 'unpaid')
  if (report.state === 'failed' && (await movePayment(tx, key, 'fail', { at, failure: report.failure })))
    return giveUp(tx, services, payment, at)
}

async function capture(tx: Tx, services: Services, settled: Settled, reference: string): Promise<void> {
  const { payment } = settled
  const hadFailed = payment.state === 'failed'
  if (!(await movePayment(tx, keyOf(payment), 'capture', { at: new Date(services.now()), reference }))) return
  // What was held for it is sold to somebody else by now, and the buyer was told that it came to nothing.
  if (hadFailed) return giveBack(tx, services, payment)
  if (payment.orderId === null) await completeCheckout(tx, services, settled, 'paid')
}

async function completeCheckout(
  tx: Tx,
  services: Services,
  { payment, checkout }: Settled,
  paymentState: 'paid' | 'unpaid',
): Promise<void> {
  const { websiteId, checkoutId, content } = payment
  await Promise.all([
    makeOrder(tx, services, payment, paymentState),
    moveCheckout(tx, { websiteId, checkoutId }, 'complete', new Date(services.now())),
    checkout === null ? null : endBasket(tx, services, checkout, content),
  ])
}

async function endBasket(
  tx: Tx,
  { now }: Services,
  { websiteId, basket }: StoredCheckout,
  { lines, orderId, ledger: { totalCents } }: OrderContent,
): Promise<void> {
  if (basket.kind === 'draft')
    return markOrdered(tx, { websiteId, draftId: basket.draftId }, { orderId, totalCents, at: new Date(now()) })
  await endCart(tx, { websiteId, cartId: basket.cartId }, lines)
}

/** The buyer may try again, with everything as it was. */
async function giveUp(tx: Tx, services: Services, payment: StoredPayment, at: Date): Promise<void> {
  const { websiteId, checkoutId, content } = payment
  await deleteDiscountUses(tx, { websiteId, orderId: content.orderId })
  await releaseStock(tx, services, keyOf(payment))
  await moveCheckout(tx, { websiteId, checkoutId }, 'giveUp', at)
}

/** What became of a dispute since: one that was won before anybody heard of it changes nothing. */
async function followDispute(tx: Tx, services: Services, key: PaymentKey, dispute: Dispute | null): Promise<void> {
  if (dispute === null) return
  const { move, kind } = disputeMoves[dispute]
  if (!(await movePayment(tx, key, move, { at: new Date(services.now()) }))) return
  const payment = await findPayment(tx, key, { isLocked: false })
  if (payment === null || payment.orderId === null) return
  const order = { websiteId: key.websiteId, orderId: payment.orderId }
  await moveOrderPayment(tx, order, move === 'win' && payment.refundedCents > 0 ? 'winPart' : move)
  await noteEvent(tx, services, order, { kind })
}

type Dispute = 'open' | 'won' | 'lost'

const disputeMoves = {
  open: { move: 'dispute', kind: 'disputed' },
  won: { move: 'win', kind: 'dispute-won' },
  lost: { move: 'lose', kind: 'dispute-lost' },
} as const satisfies Record<Dispute, object>

function keyOf({ websiteId, id: paymentId }: StoredPayment): PaymentKey {
  return { websiteId, paymentId }
}

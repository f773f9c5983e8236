import type { Cancellation, OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../actors/actor'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { movePayment } from '../payments/payment-rows'
import { restock } from './refunds/restock'
import { startRefund } from './refunds/start-refund'
import { noteEvent } from './store/event-rows'
import { type HeldOrder, holdOrder } from './store/hold-order'
import { countLine, listLines } from './store/line-rows'
import { askForMail } from './store/mail-jobs'
import { moveFulfillment } from './store/order-rows'

interface AskedCancellation {
  readonly orderId: string
  readonly asked: Cancellation
}

/** Ends an order that is not on its way: all that was paid goes back, and what was not sent returns to the shelf. */
export async function cancelOrder(
  tx: Tx,
  services: Services,
  { websiteId, accountId: by }: Actor,
  { orderId, asked }: AskedCancellation,
): Promise<Result<null>> {
  const key = { websiteId, orderId }
  const held = await holdOrder(tx, key)
  if (held === null) return fail('request.not-found')
  if (held.payment.state === 'disputed') return fail('order.disputed')
  if (!(await moveFulfillment(tx, key, 'cancel', new Date(services.now())))) return fail('order.not-pending')
  const lines = await listLines(tx, key)
  if (asked.restock) await restock(tx, services, held.order, lines.map(countKept), { reason: 'cancel', by })
  await returnMoney(tx, services, held, { lines, by, asked })
  await noteEvent(tx, services, key, { kind: 'canceled', data: { reason: asked.reason }, by })
  if (asked.mailsCustomer) await askForMail(tx, services, key, { mail: 'canceled' })
  return null
}

/** What is surely still here: what was given back before may have been among the rest, and is not counted twice. */
function countKept(line: OrderLine) {
  return { line, quantity: Math.max(0, line.quantity - line.refundedQuantity - line.fulfilledQuantity) }
}

interface Returned {
  readonly lines: readonly OrderLine[]
  readonly by: string | null
  readonly asked: Cancellation
}

async function returnMoney(
  tx: Tx,
  services: Services,
  { payment }: HeldOrder,
  { lines, by, asked }: Returned,
): Promise<void> {
  const { websiteId, id: paymentId, amount, refundedCents } = payment
  if (payment.state === 'authorized') {
    await movePayment(tx, { websiteId, paymentId }, 'fail', { failure: 'canceled', at: new Date(services.now()) })
    return
  }
  const amountCents = amount.cents - refundedCents
  if (payment.state !== 'captured' || amountCents === 0) return
  const left = lines
    .map((line) => ({ lineId: line.id, quantity: line.quantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0)
  for (const line of left) await countLine(tx, 'refunded', { websiteId, ...line })
  await startRefund(tx, services, payment, {
    amountCents,
    lines: left,
    isRestocked: asked.restock,
    reason: asked.reason,
    createdBy: by,
    request: null,
    // The mail about the cancellation says so.
    mailsCustomer: false,
  })
}

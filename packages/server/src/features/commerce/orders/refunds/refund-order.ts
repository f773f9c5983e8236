import { formatMoney } from '@sitewright/commerce/money/format'
import { refundOfLine } from '@sitewright/commerce/orders/refund-amounts'
import type { NewRefund, OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../../actors/actor'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import type { StoredPayment } from '../../payments/payment-rows'
import { noteEvent } from '../store/event-rows'
import { holdOrder } from '../store/hold-order'
import { countLine, listLines } from '../store/line-rows'
import type { StoredOrder } from '../store/order-rows'
import { findRefundRequest } from './refund-rows'
import { restock } from './restock'
import { startRefund } from './start-refund'

interface AskedRefund {
  readonly orderId: string
  readonly asked: NewRefund
  /** Sent again with the same key, it happens once. */
  readonly key: string | null
}

/** Gives back all that is left, some lines or an amount: never more than was paid, however often and by whomever it is asked. */
export async function refundOrder(
  tx: Tx,
  services: Services,
  { websiteId, accountId: by }: Actor,
  { orderId, asked, key }: AskedRefund,
): Promise<Result<null>> {
  const held = await holdOrder(tx, { websiteId, orderId })
  if (held === null) return fail('request.not-found')
  const content = JSON.stringify(asked)
  const known = key === null ? null : await findRefundRequest(tx, websiteId, key)
  if (known !== null) return known.orderId === orderId && known.asked === content ? null : fail('order.key-reused')
  const { order, payment } = held
  const refusal = checkRefundable(payment)
  if (refusal !== null) return refusal
  const returned = chooseLines(await listLines(tx, { websiteId, orderId }), asked)
  if (isFailure(returned)) return returned
  const left = payment.amount.cents - payment.refundedCents
  const amountCents = asked.amountCents ?? (asked.lines === undefined ? left : priceLines(returned, order))
  if (amountCents > left || amountCents <= 0)
    return fail('order.refund-too-much', { values: { left: formatMoney({ ...payment.amount, cents: left }) } })
  for (const { line, quantity } of returned) {
    if (!(await countLine(tx, 'refunded', { websiteId, lineId: line.id, quantity })))
      throw new Error('a line of a locked order was refunded meanwhile')
  }
  if (asked.restock) await restock(tx, services, order, returned, { reason: 'refund', by })
  await startRefund(tx, services, payment, {
    amountCents,
    lines: returned.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
    isRestocked: asked.restock,
    reason: asked.reason,
    createdBy: by,
    request: key === null ? null : { key, asked: content },
    mailsCustomer: true,
  })
  await noteEvent(tx, services, { websiteId, orderId }, { kind: 'refund-asked', data: { amountCents }, by })
  return null
}

function checkRefundable({ state }: StoredPayment) {
  if (state === 'disputed') return fail('order.disputed')
  return state === 'captured' || state === 'refunded' ? null : fail('order.not-paid')
}

interface ReturnedLine {
  readonly line: OrderLine
  readonly quantity: number
}

/** An amount alone is about no line. */
function chooseLines(lines: readonly OrderLine[], { lines: wanted, amountCents }: NewRefund): Result<ReturnedLine[]> {
  if (wanted === undefined) {
    if (amountCents !== undefined) return []
    return lines
      .map((line) => ({ line, quantity: line.quantity - line.refundedQuantity }))
      .filter(({ quantity }) => quantity > 0)
  }
  const chosen: ReturnedLine[] = []
  for (const { lineId, quantity } of wanted) {
    const line = lines.find(({ id }) => id === lineId)
    if (line === undefined) return fail('request.not-found')
    const left = line.quantity - line.refundedQuantity
    if (quantity > left) return fail('order.refund-lines', { values: { left, title: line.title } })
    chosen.push({ line, quantity })
  }
  return chosen
}

function priceLines(returned: readonly ReturnedLine[], { currency }: StoredOrder): number {
  return returned.reduce((sum, { line, quantity }) => sum + refundOfLine(line, quantity, currency), 0)
}

import {
  type OrderDetail,
  type OrderLine,
  type OrderMail,
  orderMails,
} from '@sitewright/model/commerce/orders/order-answers'
import { fulfillmentTable, orderPaymentTable } from '@sitewright/model/commerce/orders/order-states'
import { listMoves } from '@sitewright/model/states/state-table'

/** What may be done with an order now, as the tables of its states say. */
export function findOrderActions(order: OrderDetail) {
  const moves = listMoves(fulfillmentTable, order.fulfillmentState)
  const moneyMoves = listMoves(orderPaymentTable, order.paymentState)
  const waitsForMoney = order.payments.some(({ provider, state }) => provider === 'manual' && state === 'authorized')
  return {
    canFulfill: moves.includes('fulfill') && order.lines.some((line) => countUnsent(line) > 0),
    canCancel: moves.includes('cancel') && order.paymentState !== 'disputed',
    canChangeAddress: moves.includes('fulfill'),
    canRefund: moneyMoves.includes('refund') && order.refundableCents > 0,
    canMarkPaid: moneyMoves.includes('pay') && waitsForMoney,
  }
}

/** Of a line that waits: what was given back is not sent, unless it is asked for. */
export function countUnsent({ quantity, fulfilledQuantity, refundedQuantity }: OrderLine): number {
  return Math.max(0, quantity - fulfilledQuantity - refundedQuantity)
}

/** Which emails there is something to tell by. */
export function listSendable({ parcels, refunds, downloads, fulfillmentState }: OrderDetail): OrderMail[] {
  const isKnown: Record<OrderMail, boolean> = {
    confirmation: true,
    shipped: parcels.length > 0,
    refunded: refunds.some(({ state }) => state === 'done'),
    canceled: fulfillmentState === 'CANCELED',
    downloads: downloads.some(({ state }) => state === 'active'),
  }
  return orderMails.filter((mail) => isKnown[mail])
}

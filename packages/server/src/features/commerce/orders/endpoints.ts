import { Readable } from 'node:stream'
import { orderCalls } from '@sitewright/model/calls/orders'
import type { OrderDetail } from '@sitewright/model/commerce/orders/order-answers'
import { idempotencyKey } from '@sitewright/model/commerce/products/stock'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { FastifyRequest } from 'fastify'
import { type Actor, actorOf } from '../../../actors/actor'
import { type Caller, defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { dataAnswerHeaders } from '../../../http/security-headers'
import { siteOf } from '../../../http/site-of'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { repeatRequest } from '../../../storage/repeat-request'
import { cancelOrder } from './cancel-order'
import { addNote, changeAddress, markPaid, sendMail } from './change-order'
import { renewDownloads } from './downloads/send-files'
import { addParcel, changeParcel, removeParcel } from './parcels/parcels'
import { exportOrders } from './reading/export-orders'
import { readOrders } from './reading/list-orders'
import { readOrder } from './reading/read-order'
import { refundOrder } from './refunds/refund-order'

const rules = { group: 'Orders', access: 'store.manage', area: 'orders' } as const

export function orderEndpoints(services: Services): Endpoint[] {
  type Change = (tx: Tx, actor: Actor) => Promise<Result<null>>

  /** One transaction, and the order as it is after it. */
  async function change(caller: Caller, orderId: string, work: Change): Promise<Result<OrderDetail>> {
    const actor = actorOf(caller)
    const done = await services.database.site(actor.websiteId, (tx) => work(tx, actor))
    return isFailure(done) ? done : readOrder(services, { websiteId: actor.websiteId, orderId })
  }

  return [
    defineEndpoint(orderCalls.listOrders, {
      ...rules,
      summary: 'List orders by number, search, states or time, newest first, with cursors',
      handle: ({ query, caller }) => readOrders(services, siteOf(caller), query),
    }),
    defineEndpoint(orderCalls.exportOrders, {
      ...rules,
      summary: 'Export orders as CSV, one row per order line',
      handle: async ({ query, caller, reply }) => {
        reply.headers({
          ...dataAnswerHeaders,
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="orders.csv"',
        })
        return Readable.from(exportOrders(services, siteOf(caller), query))
      },
    }),
    defineEndpoint(orderCalls.readOrder, {
      ...rules,
      summary: 'Get an order with its lines, totals, payments, refunds, parcels and timeline',
      handle: ({ params: { orderId }, caller }) => readOrder(services, { websiteId: siteOf(caller), orderId }),
    }),
    defineEndpoint(orderCalls.addParcel, {
      ...rules,
      summary:
        'Fulfill an order, or some of its lines, and email the customer. Use `Idempotency-Key` to make retries safe.',
      handle: async ({ params: { orderId }, body: asked, caller, request }) => {
        const key = readKey(request)
        if (isFailure(key)) return key
        return repeatRequest('parcels_key', () =>
          change(caller, orderId, (tx, actor) => addParcel(tx, services, actor, { orderId, asked, key })),
        )
      },
      failures: ['order.key-reused', 'order.canceled', 'order.nothing-left', 'order.fulfilled-lines'],
    }),
    defineEndpoint(orderCalls.changeParcel, {
      ...rules,
      summary: 'Update a parcel’s carrier and tracking',
      handle: ({ params: { orderId, parcelId }, body: asked, caller }) =>
        change(caller, orderId, (tx, actor) => changeParcel(tx, services, actor, { orderId, parcelId, asked })),
    }),
    defineEndpoint(orderCalls.removeParcel, {
      ...rules,
      summary: 'Remove a parcel that wasn’t sent. Its lines go back to unfulfilled.',
      handle: ({ params: { orderId, parcelId }, caller }) =>
        change(caller, orderId, (tx, actor) => removeParcel(tx, services, actor, { orderId, parcelId })),
    }),
    defineEndpoint(orderCalls.refundOrder, {
      ...rules,
      summary:
        'Refund the rest of an order, some lines or an amount, with or without restocking. Use `Idempotency-Key` to make retries safe.',
      handle: async ({ params: { orderId }, body: asked, caller, request }) => {
        const key = readKey(request)
        if (isFailure(key)) return key
        return repeatRequest('refunds_key', () =>
          change(caller, orderId, (tx, actor) => refundOrder(tx, services, actor, { orderId, asked, key })),
        )
      },
      failures: ['order.key-reused', 'order.not-paid', 'order.disputed', 'order.refund-too-much', 'order.refund-lines'],
    }),
    defineEndpoint(orderCalls.cancelOrder, {
      ...rules,
      summary: 'Cancel an unfulfilled order. It’s fully refunded, and restocked unless you say otherwise.',
      handle: ({ params: { orderId }, body: asked, caller }) =>
        change(caller, orderId, (tx, actor) => cancelOrder(tx, services, actor, { orderId, asked })),
      failures: ['order.not-pending', 'order.disputed'],
    }),
    defineEndpoint(orderCalls.renewDownloads, {
      ...rules,
      summary:
        'Email the customer new download links to the current files of a paid order. Earlier links stop working.',
      handle: ({ params: { orderId }, caller }) =>
        change(caller, orderId, (tx, actor) => renewDownloads(tx, services, actor, orderId)),
      failures: ['order.no-files'],
    }),
    defineEndpoint(orderCalls.changeOrderAddress, {
      ...rules,
      summary: 'Change the addresses of an unfulfilled order',
      handle: ({ params: { orderId }, body: asked, caller }) =>
        change(caller, orderId, (tx, actor) => changeAddress(tx, services, actor, { orderId, asked })),
      failures: ['order.not-pending'],
    }),
    defineEndpoint(orderCalls.markOrderPaid, {
      ...rules,
      summary: 'Mark an order with a manual payment as paid',
      handle: ({ params: { orderId }, caller }) =>
        change(caller, orderId, (tx, actor) => markPaid(tx, services, actor, orderId)),
      failures: ['order.not-unpaid'],
    }),
    defineEndpoint(orderCalls.addOrderNote, {
      ...rules,
      summary: 'Add a note to an order’s timeline. Customers don’t see it.',
      handle: ({ params: { orderId }, body: { text }, caller }) =>
        change(caller, orderId, (tx, actor) => addNote(tx, services, actor, { orderId, text })),
    }),
    defineEndpoint(orderCalls.sendOrderMail, {
      ...rules,
      summary: 'Resend an order email to the customer',
      handle: ({ params: { orderId }, body: { mail }, caller }) =>
        change(caller, orderId, (tx, { websiteId }) => sendMail(tx, services, websiteId, { orderId, mail })),
      failures: ['order.no-mail'],
    }),
  ]
}

/** The sender's own name for one wish. */
function readKey({ headers }: FastifyRequest): Result<string | null> {
  const sent = idempotencyKey.safeParse(headers['idempotency-key'])
  if (sent.success) return sent.data ?? null
  return fail('request.invalid', { errors: { 'Idempotency-Key': 'At most 200 characters.' } })
}

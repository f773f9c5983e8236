import type { OrderDetail, PlacedOrder } from '@sitewright/model/commerce/orders/order-answers'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { nameAuthors } from '../../../../actors/author-names'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { findPaymentOfOrder, type StoredPayment } from '../../payments/payment-rows'
import { describeDownloads, listOwnDownloads } from '../downloads/describe-downloads'
import { listParcels } from '../parcels/parcel-rows'
import { listRefunds } from '../refunds/refund-rows'
import { listEvents } from '../store/event-rows'
import { listLines } from '../store/line-rows'
import { findOrder, type OrderKey, type StoredOrder } from '../store/order-rows'
import { summarizeOrder } from './list-orders'

/** An order with all that the people of the store see of it. */
export async function readOrder(
  services: Pick<Services, 'database' | 'now'>,
  key: OrderKey,
): Promise<Result<OrderDetail>> {
  const found = await services.database.site(key.websiteId, (tx) => collect(tx, key, services.now()))
  if (isFailure(found)) return found
  const { events, ...detail } = found
  const named = await nameAuthors(services, events)
  return { ...detail, events: named.map(({ createdBy, ...event }) => event) }
}

async function collect(tx: Tx, key: OrderKey, now: number) {
  const order = await findOrder(tx, key)
  const payment = await findPaymentOfOrder(tx, key, { isLocked: false })
  if (order === null || payment === null) return fail('request.not-found')
  const refunds = await listRefunds(tx, key.websiteId, payment.id)
  const lines = await listLines(tx, key)
  return {
    ...summarizeOrder(order),
    ...pickContent(order),
    billingAddress: order.billingAddress,
    note: order.note,
    fields: order.fields,
    memberId: order.memberId,
    canceledAt: order.canceledAt?.toISOString() ?? null,
    lines,
    payments: [showPayment(payment)],
    refunds: refunds.map(({ id, state, amountCents, reason, lines, isRestocked, createdAt }) => ({
      ...{ id, state, amountCents, reason, lines, isRestocked },
      createdAt: createdAt.toISOString(),
    })),
    parcels: await listParcels(tx, key),
    downloads: await describeDownloads(tx, { order, lines, now }),
    events: await listEvents(tx, key),
    refundableCents: payment.state === 'captured' ? payment.amount.cents - payment.refundedCents : 0,
  }
}

function pickContent({ shippingAddress, delivery, ledger }: StoredOrder) {
  return { shippingAddress, delivery, ledger }
}

function showPayment(payment: StoredPayment): OrderDetail['payments'][number] {
  return {
    id: payment.id,
    provider: payment.provider,
    state: payment.state,
    amountCents: payment.amount.cents,
    refundedCents: payment.refundedCents,
    currency: payment.amount.currency,
    reference: payment.reference,
    failure: payment.failure,
    createdAt: payment.createdAt.toISOString(),
  }
}

/** What its buyer sees of it. */
export async function readPlacedOrder(
  tx: Tx,
  key: OrderKey,
  { payInstructions, secret, now }: { payInstructions: string; secret: string; now: number },
): Promise<Result<PlacedOrder>> {
  const order = await findOrder(tx, key)
  if (order === null) return fail('request.not-found')
  const lines = await listLines(tx, key)
  const { id: _id, name: _name, itemsCount: _items, ...summary } = summarizeOrder(order)
  return {
    ...summary,
    ...pickContent(order),
    lines,
    parcels: await listParcels(tx, key),
    downloads: await listOwnDownloads(tx, { order, lines, now }, secret),
    instructions: order.paymentState === 'unpaid' && order.canceledAt === null ? payInstructions : '',
  }
}

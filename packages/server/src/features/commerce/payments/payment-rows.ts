import type { PaymentFailure, PaymentProviderName } from '@sitewright/model/commerce/checkout/payment'
import { type PaymentState, paymentTable } from '@sitewright/model/commerce/checkout/payment-states'
import { isCurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { Money } from '@sitewright/model/commerce/money/money'
import { type OrderContent, orderContent } from '@sitewright/model/commerce/orders/order'
import { type EventOf, stateAfter, statesBefore } from '@sitewright/model/states/state-table'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { Tables } from '../../../storage/tables'

export interface PaymentKey {
  readonly websiteId: string
  readonly paymentId: string
}

export interface StoredPayment {
  readonly id: string
  readonly websiteId: string
  readonly checkoutId: string
  readonly orderId: string | null
  readonly provider: PaymentProviderName
  readonly reference: string
  readonly state: PaymentState
  readonly amount: Money
  readonly refundedCents: number
  readonly content: OrderContent
  readonly attemptKey: string
  readonly actionAddress: string | null
  readonly failure: PaymentFailure | null
  readonly expiresAt: Date
  readonly createdAt: Date
}

type Move = EventOf<typeof paymentTable.moves>

/** Locked until the end of the transaction, unless it is only looked at. */
export async function findPayment(
  tx: Tx,
  { websiteId, paymentId }: PaymentKey,
  { isLocked }: { readonly isLocked: boolean },
): Promise<StoredPayment | null> {
  const query = payments(tx, websiteId).where('id', '=', paymentId)
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

/** The newest first. */
export async function listPaymentsOfCheckout(tx: Tx, websiteId: string, checkoutId: string): Promise<StoredPayment[]> {
  const rows = await payments(tx, websiteId)
    .where('checkout_id', '=', checkoutId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(readRow)
}

/** What its buyer is told of a payment. */
export interface PaymentStanding extends Pick<StoredPayment, 'state' | 'failure' | 'actionAddress'> {
  readonly order: { readonly id: string; readonly number: number } | null
}

/** The newest first. */
export async function listStandings(tx: Tx, websiteId: string, checkoutId: string): Promise<PaymentStanding[]> {
  const rows = await tx
    .selectFrom('payments as p')
    .leftJoin('orders as o', (join) => join.onRef('o.website_id', '=', 'p.website_id').onRef('o.id', '=', 'p.order_id'))
    .select(['p.state', 'p.failure', 'p.action_address', 'o.id as order_id', 'o.number as order_number'])
    .where('p.website_id', '=', websiteId)
    .where('p.checkout_id', '=', checkoutId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute()
  return rows.map(({ order_id: id, order_number: number, ...row }) => ({
    state: row.state as PaymentState,
    failure: row.failure as PaymentFailure | null,
    actionAddress: row.action_address,
    order: id === null || number === null ? null : { id, number },
  }))
}

/** The one that made the order. */
export async function findPaymentOfOrder(
  tx: Tx,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
  { isLocked }: { readonly isLocked: boolean },
): Promise<StoredPayment | null> {
  const query = payments(tx, websiteId).where('order_id', '=', orderId)
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

type NewPayment = Pick<
  StoredPayment,
  'id' | 'websiteId' | 'checkoutId' | 'provider' | 'amount' | 'content' | 'attemptKey' | 'expiresAt' | 'createdAt'
>

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<StoredPayment> {
  const row = await tx
    .insertInto('payments')
    .values({
      website_id: payment.websiteId,
      id: payment.id,
      checkout_id: payment.checkoutId,
      provider: payment.provider,
      state: 'intent' satisfies PaymentState,
      amount: payment.amount.cents,
      currency: payment.amount.currency,
      content: JSON.stringify(payment.content),
      attempt_key: payment.attemptKey,
      expires_at: payment.expiresAt,
      created_at: payment.createdAt,
      updated_at: payment.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return readRow(row)
}

interface Moved {
  readonly at: Date
  readonly reference?: string
  readonly failure?: PaymentFailure
}

/** False when the table does not allow it from where the payment is: decided by the write itself. */
export async function movePayment(tx: Tx, key: PaymentKey, move: Move, moved: Moved): Promise<boolean> {
  const row = await tx
    .updateTable('payments')
    .set({
      state: stateAfter(paymentTable, move),
      action_address: null,
      updated_at: moved.at,
      ...(moved.reference === undefined ? {} : { provider_ref: moved.reference }),
      ...(moved.failure === undefined ? {} : { failure: moved.failure }),
    })
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.paymentId)
    .where('state', 'in', statesBefore(paymentTable, move))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** `failure`: of the last try, while the buyer may try again. */
export async function setPaymentAction(
  tx: Tx,
  key: PaymentKey,
  { address, failure }: { readonly address: string; readonly failure: PaymentFailure | null },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ action_address: address, failure })
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.paymentId)
    .where('state', '=', 'intent')
    .execute()
}

export async function setOrderOfPayment(tx: Tx, key: PaymentKey, orderId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ order_id: orderId })
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.paymentId)
    .execute()
}

/** Sets aside what will be given back, or takes that back. False when it is more than there is of money that came. */
export async function reserveRefund(tx: Tx, key: PaymentKey, cents: number): Promise<boolean> {
  const row = await tx
    .updateTable('payments')
    .set({ refunded: sql<number>`refunded + ${cents}` })
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.paymentId)
    .where('state', 'in', statesBefore(paymentTable, 'refund'))
    .where(sql<boolean>`refunded + ${cents} between 0 and amount`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function isKnownPaymentEvent(
  tx: Tx,
  event: Pick<PaymentKey, 'websiteId'> & { provider: string; eventId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_events')
    .select('event_id')
    .where('website_id', '=', event.websiteId)
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.eventId)
    .executeTakeFirst()
  return row !== undefined
}

/** False when it was received before. */
export async function insertPaymentEvent(
  tx: Tx,
  event: PaymentKey & { provider: string; eventId: string; kind: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_events')
    .values({
      website_id: event.websiteId,
      provider: event.provider,
      event_id: event.eventId,
      payment_id: event.paymentId,
      kind: event.kind,
      received_at: event.at,
    })
    .onConflict((on) => on.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

function payments(tx: Tx, websiteId: string) {
  return tx.selectFrom('payments').selectAll().where('website_id', '=', websiteId)
}

function readRow(row: Selectable<Tables['payments']>): StoredPayment {
  if (!isCurrencyCode(row.currency)) throw new Error(`A payment in ${row.currency} is stored.`)
  return {
    id: row.id,
    websiteId: row.website_id,
    checkoutId: row.checkout_id,
    orderId: row.order_id,
    provider: row.provider as PaymentProviderName,
    reference: row.provider_ref,
    state: row.state as PaymentState,
    amount: { cents: row.amount, currency: row.currency },
    refundedCents: row.refunded,
    content: orderContent.parse(row.content),
    attemptKey: row.attempt_key,
    actionAddress: row.action_address,
    failure: row.failure as PaymentFailure | null,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  }
}

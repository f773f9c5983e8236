import { postalAddress } from '@sitewright/model/commerce/addresses/address'
import { type CurrencyCode, chooseStoreCurrency } from '@sitewright/model/commerce/money/currencies'
import { deliveryOption } from '@sitewright/model/commerce/money/totals'
import { type OrderContent, orderField, orderLedger } from '@sitewright/model/commerce/orders/order'
import type { OrderAddressChange } from '@sitewright/model/commerce/orders/order-answers'
import {
  type FulfillmentState,
  fulfillmentTable,
  type OrderPaymentState,
  orderPaymentTable,
} from '@sitewright/model/commerce/orders/order-states'
import { type EventOf, stateAfter, statesBefore } from '@sitewright/model/states/state-table'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../../storage/database'
import type { Tables } from '../../../../storage/tables'

export interface OrderKey {
  readonly websiteId: string
  readonly orderId: string
}

type OrderParts = Pick<
  OrderContent,
  'email' | 'memberId' | 'shippingAddress' | 'billingAddress' | 'delivery' | 'note' | 'fields' | 'ledger' | 'isTest'
>

export interface StoredOrder extends OrderParts {
  readonly id: string
  readonly websiteId: string
  readonly number: number
  readonly paymentState: OrderPaymentState
  readonly fulfillmentState: FulfillmentState
  readonly name: string
  readonly currency: CurrencyCode
  readonly totalCents: number
  readonly itemsCount: number
  readonly placedAt: Date
  readonly canceledAt: Date | null
}

/** The next one, without a gap: whoever rolls back gives it back. */
export async function takeOrderNumber(tx: Tx, websiteId: string): Promise<number> {
  const { last_number } = await tx
    .insertInto('order_counters')
    .values({ website_id: websiteId, last_number: 1 })
    .onConflict((on) =>
      on.column('website_id').doUpdateSet({ last_number: sql<number>`order_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

export type NewOrder = Omit<StoredOrder, 'canceledAt'> & {
  readonly productNames: readonly string[]
  readonly source: string
}

export async function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  await tx
    .insertInto('orders')
    .values({
      website_id: order.websiteId,
      id: order.id,
      number: order.number,
      payment_state: order.paymentState,
      fulfillment_state: order.fulfillmentState,
      email: order.email,
      name: order.name,
      member_id: order.memberId,
      currency: order.currency,
      grand_total: order.totalCents,
      items_count: order.itemsCount,
      ledger: JSON.stringify(order.ledger),
      shipping_address: writeJson(order.shippingAddress),
      billing_address: writeJson(order.billingAddress),
      delivery: writeJson(order.delivery),
      note: order.note,
      fields: JSON.stringify(order.fields),
      is_test: order.isTest,
      source: order.source,
      words: wordsOf(order),
      placed_at: order.placedAt,
    })
    .execute()
}

/** The whole email counts as it is written, beside the words that it is made of; the site is one of them. */
function wordsOf({ websiteId, number, email, name, productNames }: NewOrder) {
  const text = [name, email.replace(/[@.]/g, ' '), ...productNames].join(' ')
  const whole = [`site${websiteId}`, String(number), email]
  return sql<string>`to_tsvector('simple', ${text}) || array_to_tsvector(${whole}::text[])`
}

/** Locked until the end of the transaction, unless it is only looked at. */
export async function findOrder(
  tx: Tx,
  { websiteId, orderId }: OrderKey,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<StoredOrder | null> {
  const query = tx.selectFrom('orders').selectAll().where('website_id', '=', websiteId).where('id', '=', orderId)
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  return row === undefined ? null : readOrder(row)
}

/** False when it may not happen from where the order is. */
export async function moveOrderPayment(
  tx: Tx,
  { websiteId, orderId }: OrderKey,
  move: EventOf<typeof orderPaymentTable.moves>,
): Promise<boolean> {
  const row = await tx
    .updateTable('orders')
    .set({ payment_state: stateAfter(orderPaymentTable, move) })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where('payment_state', 'in', statesBefore(orderPaymentTable, move))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** `at`: when it was canceled. */
export async function moveFulfillment(
  tx: Tx,
  { websiteId, orderId }: OrderKey,
  move: EventOf<typeof fulfillmentTable.moves>,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('orders')
    .set({ fulfillment_state: stateAfter(fulfillmentTable, move), ...(move === 'cancel' ? { canceled_at: at } : {}) })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where('fulfillment_state', 'in', statesBefore(fulfillmentTable, move))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setOrderAddresses(
  tx: Tx,
  { websiteId, orderId }: OrderKey,
  addresses: OrderAddressChange,
): Promise<void> {
  const { shippingAddress, billingAddress } = addresses
  await tx
    .updateTable('orders')
    .set({
      ...(shippingAddress === undefined ? {} : { shipping_address: writeJson(shippingAddress) }),
      ...(billingAddress === undefined ? {} : { billing_address: writeJson(billingAddress) }),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .execute()
}

export function readOrder(row: Selectable<Tables['orders']>): StoredOrder {
  return {
    id: row.id,
    websiteId: row.website_id,
    number: row.number,
    paymentState: row.payment_state as OrderPaymentState,
    fulfillmentState: row.fulfillment_state as FulfillmentState,
    email: row.email,
    name: row.name,
    memberId: row.member_id,
    currency: chooseStoreCurrency(row.currency),
    totalCents: row.grand_total,
    itemsCount: row.items_count,
    ledger: orderLedger.parse(row.ledger),
    shippingAddress: postalAddress.nullable().parse(row.shipping_address),
    billingAddress: postalAddress.nullable().parse(row.billing_address),
    delivery: deliveryOption.nullable().parse(row.delivery),
    note: row.note,
    fields: z.array(orderField).parse(row.fields),
    isTest: row.is_test,
    placedAt: row.placed_at,
    canceledAt: row.canceled_at,
  }
}

function writeJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { SalesFigures } from '@sitewright/model/commerce/orders/sales'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../storage/database'

export interface SalesRange {
  readonly websiteId: string
  readonly currency: CurrencyCode
  readonly from: Date
  readonly before: Date
  readonly hasTests: boolean
}

const bestSellers = 50

function ofRange({ websiteId, currency, from, before, hasTests }: SalesRange): RawBuilder<boolean> {
  return sql<boolean>`orders.website_id = ${websiteId} and orders.currency = ${currency}
    and orders.placed_at >= ${from} and orders.placed_at < ${before}${hasTests ? sql`` : sql` and not orders.is_test`}`
}

type Counted = Omit<SalesFigures, 'netCents' | 'averageCents' | 'refundedCents'>

export async function countSales(tx: Tx, range: SalesRange): Promise<Counted> {
  const isPaid = sql`payment_state <> 'unpaid'`
  const isWaiting = sql`payment_state = 'unpaid' and fulfillment_state <> 'CANCELED'`
  const row = await tx
    .selectFrom('orders')
    .select([
      sql<string>`count(*) filter (where ${isPaid})`.as('orders'),
      sql<string>`coalesce(sum(items_count) filter (where ${isPaid}), 0)`.as('items'),
      sql<string>`coalesce(sum(grand_total) filter (where ${isPaid}), 0)`.as('sales'),
      sql<string>`count(*) filter (where ${isWaiting})`.as('unpaid_orders'),
      sql<string>`coalesce(sum(grand_total) filter (where ${isWaiting}), 0)`.as('unpaid'),
    ])
    .where(ofRange(range))
    .executeTakeFirstOrThrow()
  return {
    orders: Number(row.orders),
    items: Number(row.items),
    salesCents: Number(row.sales),
    unpaidOrders: Number(row.unpaid_orders),
    unpaidCents: Number(row.unpaid),
  }
}

/** What was given back of the range's orders, whenever that was. */
export async function sumRefunds(tx: Tx, range: SalesRange): Promise<number> {
  const row = await tx
    .selectFrom('refunds')
    .innerJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'refunds.website_id').onRef('orders.id', '=', 'refunds.order_id'),
    )
    .select(sql<string>`coalesce(sum(refunds.amount), 0)`.as('refunded'))
    .where('refunds.state', '=', 'done')
    .where(ofRange(range))
    .executeTakeFirstOrThrow()
  return Number(row.refunded)
}

/** All of them: they add up to the sales. */
export async function listSources(tx: Tx, range: SalesRange) {
  const rows = await tx
    .selectFrom('orders')
    .select(['source', sql<string>`count(*)`.as('orders'), sql<string>`sum(grand_total)`.as('sales')])
    .where('payment_state', '<>', 'unpaid')
    .where(ofRange(range))
    .groupBy('source')
    .orderBy(sql`sum(grand_total)`, 'desc')
    .orderBy('source')
    .execute()
  return rows.map((row) => ({ source: row.source, orders: Number(row.orders), salesCents: Number(row.sales) }))
}

/** Products of the catalog alone; the name is the one that it was sold under last. */
export async function listBestSellers(tx: Tx, range: SalesRange) {
  const rows = await tx
    .selectFrom('order_lines')
    .innerJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'order_lines.website_id').onRef('orders.id', '=', 'order_lines.order_id'),
    )
    .select([
      sql<string>`order_lines.product_id`.as('product_id'),
      sql<string>`(array_agg(order_lines.content->>'title' order by orders.number desc))[1]`.as('title'),
      sql<string>`sum(order_lines.quantity)`.as('quantity'),
      sql<string>`sum(order_lines.refunded)`.as('refunded'),
      sql<string>`sum((order_lines.content->>'totalCents')::bigint)`.as('sales'),
    ])
    .where('orders.payment_state', '<>', 'unpaid')
    .where('order_lines.product_id', 'is not', null)
    .where(ofRange(range))
    .groupBy('order_lines.product_id')
    .orderBy('sales', 'desc')
    .orderBy('order_lines.product_id')
    .limit(bestSellers)
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    title: row.title,
    quantity: Number(row.quantity),
    salesCents: Number(row.sales),
    refundedQuantity: Number(row.refunded),
  }))
}

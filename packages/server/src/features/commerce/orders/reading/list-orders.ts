import type { OrderList, OrderQuery, OrderSummary } from '@sitewright/model/commerce/orders/order-answers'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Services } from '../../../../services/services'
import type { StoredOrder } from '../store/order-rows'
import { countOrders, listOrders } from './list-rows'

export async function readOrders(
  { database }: Pick<Services, 'database'>,
  websiteId: string,
  { query, cursor, limit, ...filter }: OrderQuery,
): Promise<Result<OrderList>> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
    return fail('request.invalid', { errors: { cursor: 'Invalid cursor. Use the one from the previous page.' } })
  const below = cursor === undefined ? null : Number(cursor)
  const asked = { ...filter, websiteId, words: splitWords(query) }
  return database.site(websiteId, async (tx) => {
    const found = await listOrders(tx, asked, { below, limit: limit + 1 })
    const shown = found.slice(0, limit)
    return {
      orders: shown.map(summarizeOrder),
      nextCursor: found.length > limit ? String(shown.at(-1)?.number) : null,
      total: await countOrders(tx, asked),
    }
  })
}

/** A number may be written with its sign. */
export function splitWords(query = ''): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^#(?=\d)/, ''))
    .filter(Boolean)
    .slice(0, 10)
}

export function summarizeOrder(order: StoredOrder): OrderSummary {
  return {
    id: order.id,
    number: order.number,
    paymentState: order.paymentState,
    fulfillmentState: order.fulfillmentState,
    email: order.email,
    name: order.name,
    currency: order.currency,
    totalCents: order.totalCents,
    itemsCount: order.itemsCount,
    isTest: order.isTest,
    placedAt: order.placedAt.toISOString(),
  }
}

import type { OrderExportQuery } from '@sitewright/model/commerce/orders/order-answers'
import { type OrderViewName, readOrderView } from '@sitewright/model/commerce/orders/order-views'
import { type RawBuilder, sql } from 'kysely'
import type { Person } from '../../../../services/personal-data'
import type { Tx } from '../../../../storage/database'
import { readOrder, type StoredOrder } from '../store/order-rows'

export interface ListQuery extends Omit<OrderExportQuery, 'query'> {
  readonly websiteId: string
  /** All must be in it; the last one may be the beginning of a word. */
  readonly words: readonly string[]
}

/** The newest first; below the number that was seen last. */
export async function listOrders(
  tx: Tx,
  query: ListQuery,
  { below, limit }: { readonly below: number | null; readonly limit: number },
): Promise<StoredOrder[]> {
  const rows = await tx
    .selectFrom('orders')
    .selectAll()
    .where(conditions(query))
    .$if(below !== null, (it) => it.where('number', '<', below ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map(readOrder)
}

/** The oldest first. */
export async function listOrdersOfPerson(tx: Tx, { websiteId, email }: Person): Promise<StoredOrder[]> {
  const rows = await tx
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .orderBy('number')
    .execute()
  return rows.map(readOrder)
}

export async function countOrders(tx: Tx, query: ListQuery): Promise<number> {
  const { count } = await tx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(conditions(query))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function conditions(query: ListQuery): RawBuilder<boolean> {
  const { websiteId, words, view, paymentState, fulfillmentState, placedFrom, placedBefore } = query
  return sql<boolean>`${sql.join(
    [
      sql`orders.website_id = ${websiteId}`,
      ...(words.length === 0 ? [] : [sql`orders.id in (select id from find_orders(${findQuery(words)}))`]),
      ...(view === undefined ? [] : listViewConditions(view)),
      ...(paymentState === undefined ? [] : [sql`orders.payment_state = ${paymentState}`]),
      ...(fulfillmentState === undefined ? [] : [sql`orders.fulfillment_state = ${fulfillmentState}`]),
      ...(placedFrom === undefined ? [] : [sql`orders.placed_at >= ${new Date(placedFrom)}`]),
      ...(placedBefore === undefined ? [] : [sql`orders.placed_at < ${new Date(placedBefore)}`]),
    ],
    sql` and `,
  )}`
}

function listViewConditions(name: OrderViewName): RawBuilder<unknown>[] {
  const { paymentStates, fulfillmentStates } = readOrderView(name)
  return [
    ...(paymentStates === undefined ? [] : [sql`orders.payment_state in (${sql.join(paymentStates)})`]),
    ...(fulfillmentStates === undefined ? [] : [sql`orders.fulfillment_state in (${sql.join(fulfillmentStates)})`]),
  ]
}

/** Words count as they are written, or as the database takes them apart. */
function findQuery(words: readonly string[]): RawBuilder<unknown> {
  const terms = words.map((word, index) => {
    const written = quoteWord(word) + (index === words.length - 1 ? ':*' : '')
    return sql`(${written}::tsquery || plainto_tsquery('simple', ${word}))`
  })
  return sql`${sql.join(terms, sql` && `)}`
}

function quoteWord(word: string): string {
  return `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`
}

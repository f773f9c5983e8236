import { type OrderedLine, orderedLine } from '@sitewright/model/commerce/orders/order'
import type { OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import { sql } from 'kysely'
import type { Tx } from '../../../../storage/database'
import type { OrderKey } from './order-rows'

export async function insertLines(
  tx: Tx,
  { websiteId, orderId }: OrderKey,
  lines: readonly (OrderedLine & { readonly id: string })[],
): Promise<void> {
  await tx
    .insertInto('order_lines')
    .values(
      lines.map(({ id, ...line }, position) => ({
        website_id: websiteId,
        id,
        order_id: orderId,
        position,
        product_id: line.productId,
        variant_id: line.variantId,
        content: JSON.stringify(line),
        quantity: line.quantity,
      })),
    )
    .execute()
}

export async function listLines(tx: Tx, { websiteId, orderId }: OrderKey): Promise<OrderLine[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select(['id', 'content', 'fulfilled', 'refunded'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ...orderedLine.parse(row.content),
    fulfilledQuantity: row.fulfilled,
    refundedQuantity: row.refunded,
  }))
}

interface LineStep {
  readonly websiteId: string
  readonly lineId: string
  /** Below zero takes it back. */
  readonly quantity: number
}

/** False when the line has not so many left: decided by the write itself. */
export async function countLine(
  tx: Tx,
  column: 'fulfilled' | 'refunded',
  { websiteId, lineId, quantity }: LineStep,
): Promise<boolean> {
  const counted = sql.ref(column)
  const row = await tx
    .updateTable('order_lines')
    .set({ [column]: sql<number>`${counted} + ${quantity}` })
    .where('website_id', '=', websiteId)
    .where('id', '=', lineId)
    .where(sql<boolean>`${counted} + ${quantity} between 0 and quantity`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

import type { OrderEventKind } from '@sitewright/model/commerce/orders/order-answers'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import type { OrderKey } from './order-rows'

interface NewEvent {
  readonly kind: OrderEventKind
  readonly data?: Readonly<Record<string, unknown>>
  readonly by?: string | null
}

/** A line of the order's timeline. */
export async function noteEvent(
  tx: Tx,
  services: Pick<Services, 'newId' | 'now'>,
  key: OrderKey,
  event: NewEvent,
): Promise<void> {
  await noteEvents(tx, services, key, [event])
}

/** Several at the same moment, the first of them first. */
export async function noteEvents(
  tx: Tx,
  { newId, now }: Pick<Services, 'newId' | 'now'>,
  { websiteId, orderId }: OrderKey,
  events: readonly NewEvent[],
): Promise<void> {
  const created_at = new Date(now())
  await tx
    .insertInto('order_events')
    .values(
      events.map(({ kind, data = {}, by = null }) => ({
        website_id: websiteId,
        id: newId(),
        order_id: orderId,
        kind,
        data: JSON.stringify(data),
        created_by: by,
        created_at,
      })),
    )
    .execute()
}

/** The oldest first. */
export async function listEvents(tx: Tx, { websiteId, orderId }: OrderKey) {
  const rows = await tx
    .selectFrom('order_events')
    .select(['id', 'kind', 'data', 'created_by', 'created_at'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as OrderEventKind,
    data: row.data as Record<string, unknown>,
    createdBy: row.created_by,
    at: row.created_at.toISOString(),
  }))
}

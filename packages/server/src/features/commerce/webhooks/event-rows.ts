import type { Tx } from '../../../storage/database'

export interface StoredEvent {
  readonly id: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  readonly createdAt: Date
}

export async function findEvent(tx: Tx, websiteId: string, eventId: string): Promise<StoredEvent | null> {
  const row = await tx
    .selectFrom('webhook_events')
    .select(['id', 'type', 'data', 'created_at'])
    .where('website_id', '=', websiteId)
    .where('id', '=', eventId)
    .executeTakeFirst()
  if (row === undefined) return null
  return { id: row.id, type: row.type, data: row.data as StoredEvent['data'], createdAt: row.created_at }
}

/** One that nothing of the store caused; the others are written by the database itself. */
export async function insertEvent(tx: Tx, websiteId: string, event: StoredEvent & { subject: string }): Promise<void> {
  await tx
    .insertInto('webhook_events')
    .values({
      website_id: websiteId,
      id: event.id,
      type: event.type,
      subject: event.subject,
      data: JSON.stringify(event.data),
      created_at: event.createdAt,
    })
    .execute()
}

/** With their deliveries; answers how many, and whether any are left. */
export async function removeOldEvents(
  tx: Tx,
  websiteId: string,
  { before, max }: { readonly before: Date; readonly max: number },
): Promise<{ readonly removed: number; readonly hasMore: boolean }> {
  const events = await tx
    .selectFrom('webhook_events')
    .select(['id', 'created_at'])
    .where('website_id', '=', websiteId)
    .orderBy('created_at')
    .limit(max)
    .execute()
  const old = events.filter(({ created_at }) => created_at < before).map(({ id }) => id)
  if (old.length > 0) {
    await tx.deleteFrom('webhook_deliveries').where('website_id', '=', websiteId).where('event_id', 'in', old).execute()
    await tx.deleteFrom('webhook_events').where('website_id', '=', websiteId).where('id', 'in', old).execute()
  }
  return { removed: old.length, hasMore: events.length > old.length }
}

import type { ContactEventKind } from '@sitewright/model/lists/contact-events'
import type { Tx } from '../../storage/database'

export interface NewContactEvent {
  readonly id: string
  readonly email: string
  readonly listId: string | null
  readonly kind: ContactEventKind
  /** For people: which form, which file, which list. */
  readonly detail: string
  readonly at: Date
}

export async function insertEvents(tx: Tx, websiteId: string, events: readonly NewContactEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx
    .insertInto('contact_events')
    .values(
      events.map((event) => ({
        website_id: websiteId,
        id: event.id,
        email: event.email,
        list_id: event.listId,
        kind: event.kind,
        detail: event.detail,
        created_at: event.at,
      })),
    )
    .execute()
}

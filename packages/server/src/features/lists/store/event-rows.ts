import type { ContactEventKind } from '@sitewright/model/lists/contact-events'
import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

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
  const records = events.map((event) => ({
    id: event.id,
    email: event.email,
    list_id: event.listId,
    kind: event.kind,
    detail: event.detail,
    created_at: event.at,
  }))
  await sql`insert into contact_events (website_id, id, email, list_id, kind, detail, created_at)
    select ${websiteId}, id, email, list_id, kind, detail, created_at
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given (id text, email text, list_id text, kind text,
      detail text, created_at timestamptz)`.execute(tx)
}

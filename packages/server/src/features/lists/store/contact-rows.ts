import type { ContactEventKind } from '@sitewright/model/lists/contact-events'
import type { SubscriberState } from '@sitewright/model/lists/mailing-lists'
import type { Tx } from '../../../storage/database'
import type { ListKey } from './list-rows'
import { readSubscriber, type Subscriber } from './subscriber-rows'

export interface SubscriberPage {
  readonly state: SubscriberState | null
  readonly search: string
  /** The last id of the page before. */
  readonly before: string | null
  readonly limit: number
}

/** Newest first: ids are in the order of time. */
export async function listSubscribers(tx: Tx, key: ListKey, page: SubscriberPage): Promise<Subscriber[]> {
  let rows = tx
    .selectFrom('subscribers')
    .selectAll()
    .where('website_id', '=', key.websiteId)
    .where('list_id', '=', key.listId)
  if (page.state !== null) rows = rows.where('state', '=', page.state)
  if (page.before !== null) rows = rows.where('id', '<', page.before)
  if (page.search !== '') {
    const pattern = `%${page.search.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where((where) => where.or([where('email', 'ilike', pattern), where('name', 'ilike', pattern)]))
  }
  const found = await rows.orderBy('id', 'desc').limit(page.limit).execute()
  return found.map(readSubscriber)
}

/** Held until the transaction ends. Only those of the list: ids of another one change nothing. */
export async function takeSubscribers(tx: Tx, key: ListKey, ids: readonly string[]): Promise<Subscriber[]> {
  const rows = await tx
    .selectFrom('subscribers')
    .selectAll()
    .where('website_id', '=', key.websiteId)
    .where('list_id', '=', key.listId)
    .where('id', 'in', [...ids])
    // In one order, so that two who change the same people do not wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(readSubscriber)
}

/** On whichever list. */
export async function listByEmail(tx: Tx, websiteId: string, email: string): Promise<Subscriber[]> {
  const rows = await tx
    .selectFrom('subscribers')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .orderBy('id')
    .execute()
  return rows.map(readSubscriber)
}

/** Which of these addresses are on the list. */
export async function findByEmails(tx: Tx, key: ListKey, emails: readonly string[]): Promise<Subscriber[]> {
  if (emails.length === 0) return []
  const rows = await tx
    .selectFrom('subscribers')
    .selectAll()
    .where('website_id', '=', key.websiteId)
    .where('list_id', '=', key.listId)
    .where('email', 'in', [...emails])
    .execute()
  return rows.map(readSubscriber)
}

export async function moveSubscribers(tx: Tx, websiteId: string, ids: readonly string[], toListId: string) {
  if (ids.length === 0) return
  await tx
    .updateTable('subscribers')
    .set({ list_id: toListId })
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute()
}

export async function deleteSubscribers(tx: Tx, websiteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('subscribers')
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Of addresses that are on no list any more nothing is kept. */
export async function forgetStrangers(tx: Tx, websiteId: string, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return
  await tx
    .deleteFrom('contact_events')
    .where('website_id', '=', websiteId)
    .where('email', 'in', [...emails])
    .where('email', 'not in', (still) =>
      still
        .selectFrom('subscribers')
        .select('email')
        .where('website_id', '=', websiteId)
        .where('email', 'in', [...emails]),
    )
    .execute()
}

/** How each of these addresses left the list last. */
export async function findLastLeavings(tx: Tx, key: ListKey, emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map()
  const rows = await tx
    .selectFrom('contact_events')
    .distinctOn('email')
    .select(['email', 'kind'])
    .where('website_id', '=', key.websiteId)
    .where('list_id', '=', key.listId)
    .where('email', 'in', [...emails])
    .where('kind', 'in', ['unsubscribed', 'unsubscribed-by-owner'])
    .orderBy('email')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ email, kind }) => [email, kind]))
}

const maxEvents = 200

/** Newest first. The names are of lists that are in use. */
export async function listEvents(tx: Tx, websiteId: string, email: string) {
  const rows = await tx
    .selectFrom('contact_events as event')
    .leftJoin('mailing_lists as list', (join) =>
      join.onRef('list.website_id', '=', 'event.website_id').onRef('list.id', '=', 'event.list_id'),
    )
    .select(['event.id', 'event.kind', 'event.detail', 'event.created_at', 'list.name as list_name'])
    .where('event.website_id', '=', websiteId)
    .where('event.email', '=', email)
    .orderBy('event.created_at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(maxEvents)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ContactEventKind,
    listName: row.list_name,
    detail: row.detail,
    at: row.created_at.toISOString(),
  }))
}

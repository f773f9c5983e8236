import {
  type SubscriberMove,
  type SubscriberSource,
  type SubscriberState,
  subscriberTable,
} from '@sitewright/model/lists/mailing-lists'
import { stateAfter, statesBefore } from '@sitewright/model/states/state-table'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { Tables } from '../../../storage/tables'

export interface Subscriber {
  readonly id: string
  readonly listId: string
  readonly email: string
  readonly name: string
  readonly state: SubscriberState
  readonly source: SubscriberSource
  readonly leaveCode: string
  readonly confirmUntil: Date | null
  readonly confirmMails: number
  readonly confirmMailAt: Date | null
  readonly createdAt: Date
  readonly subscribedAt: Date | null
  readonly unsubscribedAt: Date | null
}

export interface NewSubscriber
  extends Pick<Subscriber, 'id' | 'listId' | 'email' | 'name' | 'state' | 'source' | 'leaveCode'> {
  readonly at: Date
}

/** Addresses that are on their list already are left as they are; the answer names the new ones. */
export async function insertSubscribers(
  tx: Tx,
  websiteId: string,
  subscribers: readonly NewSubscriber[],
): Promise<Subscriber[]> {
  if (subscribers.length === 0) return []
  const records = subscribers.map((it) => ({
    id: it.id,
    list_id: it.listId,
    email: it.email,
    name: it.name,
    state: it.state,
    source: it.source,
    leave_code: it.leaveCode,
    created_at: it.at,
    subscribed_at: it.state === 'subscribed' ? it.at : null,
  }))
  // As one value: a statement of thousands of them takes longer to write than to run.
  const { rows } = await sql<Selectable<Tables['subscribers']>>`insert into subscribers
      (website_id, id, list_id, email, name, state, source, leave_code, created_at, subscribed_at)
    select ${websiteId}, id, list_id, email, name, state, source, leave_code, created_at, subscribed_at
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given (id text, list_id text, email text, name text,
      state text, source text, leave_code text, created_at timestamptz, subscribed_at timestamptz)
    on conflict (website_id, list_id, email) do nothing
    returning *`.execute(tx)
  return rows.map(readSubscriber)
}

/** Held until the transaction ends, so that two changes of one person follow each other. */
export async function takeSubscriber(
  tx: Tx,
  websiteId: string,
  by: { readonly id: string } | { readonly listId: string; readonly email: string } | { readonly confirmHash: string },
): Promise<Subscriber | null> {
  const all = tx.selectFrom('subscribers').selectAll().where('website_id', '=', websiteId).forUpdate()
  const found =
    'id' in by
      ? all.where('id', '=', by.id)
      : 'confirmHash' in by
        ? all.where('confirm_hash', '=', by.confirmHash)
        : all.where('list_id', '=', by.listId).where('email', '=', by.email)
  const row = await found.executeTakeFirst()
  return row === undefined ? null : readSubscriber(row)
}

/** Without holding it. */
export async function findSubscriber(tx: Tx, websiteId: string, subscriberId: string): Promise<Subscriber | null> {
  const row = await tx
    .selectFrom('subscribers')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', subscriberId)
    .executeTakeFirst()
  return row === undefined ? null : readSubscriber(row)
}

/**
 * Moves those of them whom the table lets, and answers these. Whoever leaves takes the open confirmation along: its link
 * would bring them back.
 */
export async function changeSubscribers(
  tx: Tx,
  websiteId: string,
  ids: readonly string[],
  { event, at }: { readonly event: SubscriberMove; readonly at: Date },
): Promise<Subscriber[]> {
  if (ids.length === 0) return []
  const state = stateAfter(subscriberTable, event)
  const rows = await tx
    .updateTable('subscribers')
    .set({
      state,
      ...(state === 'subscribed' ? { subscribed_at: at, unsubscribed_at: null } : {}),
      ...(state === 'unsubscribed' ? { unsubscribed_at: at, confirm_hash: null, confirm_until: null } : {}),
    })
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .where('state', 'in', statesBefore(subscriberTable, event))
    .returningAll()
    .execute()
  return rows.map(readSubscriber)
}

export async function setName(tx: Tx, websiteId: string, subscriberId: string, name: string): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set({ name })
    .where('website_id', '=', websiteId)
    .where('id', '=', subscriberId)
    .execute()
}

export async function setConfirmation(
  tx: Tx,
  websiteId: string,
  subscriberId: string,
  confirmation: { readonly hash: string; readonly until: Date; readonly mails: number; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set({
      confirm_hash: confirmation.hash,
      confirm_until: confirmation.until,
      confirm_mails: confirmation.mails,
      confirm_mail_at: confirmation.at,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', subscriberId)
    .execute()
}

export function readSubscriber(row: Selectable<Tables['subscribers']>): Subscriber {
  return {
    id: row.id,
    listId: row.list_id,
    email: row.email,
    name: row.name,
    state: row.state as SubscriberState,
    source: row.source as SubscriberSource,
    leaveCode: row.leave_code,
    confirmUntil: row.confirm_until,
    confirmMails: row.confirm_mails,
    confirmMailAt: row.confirm_mail_at,
    createdAt: row.created_at,
    subscribedAt: row.subscribed_at,
    unsubscribedAt: row.unsubscribed_at,
  }
}

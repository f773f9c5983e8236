import type { MailingList, MailingListChange, SubscriberState } from '@sitewright/model/lists/mailing-lists'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { Tables } from '../../../storage/tables'

export interface ListKey {
  readonly websiteId: string
  readonly listId: string
}

export type StoredList = Omit<MailingList, 'counts'>

/** Those in use, the oldest first; the first one takes what is meant for no list in particular. */
export async function listLists(tx: Tx, websiteId: string): Promise<StoredList[]> {
  const rows = await lists(tx, websiteId).where('deleted_at', 'is', null).orderBy('created_at').orderBy('id').execute()
  return rows.map(readRow)
}

/** Those in the bin, the last deleted first. */
export async function listDeletedLists(tx: Tx, websiteId: string): Promise<StoredList[]> {
  const rows = await lists(tx, websiteId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(readRow)
}

export async function findList(tx: Tx, { websiteId, listId }: ListKey): Promise<StoredList | null> {
  const row = await lists(tx, websiteId).where('id', '=', listId).where('deleted_at', 'is', null).executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

export async function insertList(
  tx: Tx,
  list: ListKey & { readonly name: string; readonly at: Date; readonly by: string | null },
): Promise<StoredList> {
  const row = await tx
    .insertInto('mailing_lists')
    .values({
      website_id: list.websiteId,
      id: list.listId,
      name: list.name,
      created_at: list.at,
      created_by: list.by,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return readRow(row)
}

export async function updateList(tx: Tx, key: ListKey, change: MailingListChange): Promise<StoredList | null> {
  const values = {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.doubleOptIn === undefined ? {} : { double_opt_in: change.doubleOptIn }),
    ...(change.welcomeText === undefined ? {} : { welcome_text: change.welcomeText }),
  }
  if (Object.keys(values).length === 0) return findList(tx, key)
  const row = await tx
    .updateTable('mailing_lists')
    .set(values)
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.listId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

/** Into the bin with a time, out of it with null. False when the list is not where it was thought to be. */
export async function moveToBin(tx: Tx, key: ListKey, deletedAt: Date | null): Promise<boolean> {
  const row = await tx
    .updateTable('mailing_lists')
    .set({ deleted_at: deletedAt })
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.listId)
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type ListCounts = Record<SubscriberState, number>

export async function countSubscribers(tx: Tx, websiteId: string): Promise<Map<string, ListCounts>> {
  const rows = await tx
    .selectFrom('subscribers')
    .select(({ fn }) => ['list_id', 'state', fn.countAll().as('count')])
    .where('website_id', '=', websiteId)
    .groupBy(['list_id', 'state'])
    .execute()
  const counts = new Map<string, ListCounts>()
  for (const { list_id, state, count } of rows) {
    const ofList = counts.get(list_id) ?? { subscribed: 0, pending: 0, unsubscribed: 0 }
    counts.set(list_id, { ...ofList, [state]: Number(count) })
  }
  return counts
}

function lists(tx: Tx, websiteId: string) {
  return tx.selectFrom('mailing_lists').selectAll().where('website_id', '=', websiteId)
}

function readRow(row: Selectable<Tables['mailing_lists']>): StoredList {
  return {
    id: row.id,
    name: row.name,
    doubleOptIn: row.double_opt_in,
    welcomeText: row.welcome_text,
    createdAt: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  }
}

/** Whoever else makes a list of this site waits until this transaction ends. */
export async function lockLists(tx: Tx, websiteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lists ${websiteId}`}, 0))`.execute(tx)
}

import { draftTable } from '@sitewright/model/commerce/orders/draft-states'
import { statesBefore } from '@sitewright/model/states/state-table'
import { sql } from 'kysely'
import type { Person } from '../../../../services/personal-data'
import type { Tx } from '../../../../storage/database'
import { drafts, readDraft, type StoredDraft } from './draft-rows'

/** Where a page of the list ended. */
export interface DraftPosition {
  readonly isOrdered: boolean
  readonly updatedAt: Date
  readonly draftId: string
}

const isOrdered = sql<boolean>`order_id is not null`

/** Those that wait first, then those that became orders; of each the last changed first. */
export async function listDrafts(
  tx: Tx,
  websiteId: string,
  { after, limit }: { readonly after: DraftPosition | null; readonly limit: number },
): Promise<StoredDraft[]> {
  const rows = await drafts(tx, websiteId)
    .$if(after !== null, (it) => it.where(isBelow(after as DraftPosition)))
    .orderBy(isOrdered)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(readDraft)
}

function isBelow(after: DraftPosition) {
  const isOlder = sql<boolean>`(updated_at, id) < (${after.updatedAt}, ${after.draftId})`
  return after.isOrdered ? sql<boolean>`(${isOrdered} and ${isOlder})` : sql<boolean>`(${isOrdered} or ${isOlder})`
}

export async function countDrafts(tx: Tx, websiteId: string): Promise<{ all: number; open: number }> {
  const { all, open } = await tx
    .selectFrom('draft_orders')
    .select(({ fn, eb }) => [
      fn.countAll().as('all'),
      fn
        .countAll()
        .filterWhere(eb('state', 'in', statesBefore(draftTable, 'change')))
        .as('open'),
    ])
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return { all: Number(all), open: Number(open) }
}

const isOf = (email: string) => sql<boolean>`content ->> 'email' = ${email}`

export async function listDraftsOfPerson(tx: Tx, { websiteId, email }: Person) {
  return tx
    .selectFrom('draft_orders')
    .select(['state', 'content', 'created_at as createdAt'])
    .where('website_id', '=', websiteId)
    .where(isOf(email))
    .orderBy('created_at')
    .execute()
}

/** Answers how many there were. The orders that they became stay. */
export async function forgetDraftsOfPerson(tx: Tx, { websiteId, email }: Person): Promise<number> {
  const gone = await tx
    .deleteFrom('draft_orders')
    .where('website_id', '=', websiteId)
    .where(isOf(email))
    .returning('id')
    .execute()
  return gone.length
}

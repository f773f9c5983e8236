import { type CurrencyCode, chooseStoreCurrency } from '@sitewright/model/commerce/money/currencies'
import { type DraftContent, draftContent } from '@sitewright/model/commerce/orders/draft-order'
import { type DraftState, draftTable } from '@sitewright/model/commerce/orders/draft-states'
import { stateAfter, statesBefore } from '@sitewright/model/states/state-table'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../../storage/database'
import type { Tables } from '../../../../storage/tables'

export interface DraftKey {
  readonly websiteId: string
  readonly draftId: string
}

export interface StoredDraft {
  readonly id: string
  readonly websiteId: string
  readonly version: number
  readonly state: DraftState
  readonly content: DraftContent
  readonly currency: CurrencyCode
  readonly totalCents: number
  /** What was asked under its key. */
  readonly request: string | null
  readonly sentAt: Date | null
  readonly expiresAt: Date | null
  readonly orderId: string | null
  readonly updatedAt: Date
}

/** Locked until the end of the transaction, unless it is only looked at. */
export async function findDraft(
  tx: Tx,
  { websiteId, draftId }: DraftKey,
  { isLocked }: { readonly isLocked: boolean },
): Promise<StoredDraft | null> {
  const query = drafts(tx, websiteId).where('id', '=', draftId)
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  return row === undefined ? null : readDraft(row)
}

export async function findDraftByRequest(tx: Tx, websiteId: string, requestKey: string): Promise<StoredDraft | null> {
  const row = await drafts(tx, websiteId).where('request_key', '=', requestKey).executeTakeFirst()
  return row === undefined ? null : readDraft(row)
}

interface Written {
  readonly content: DraftContent
  readonly currency: CurrencyCode
  readonly totalCents: number
  readonly at: Date
}

interface NewDraft extends Written {
  readonly requestKey: string | null
  readonly request: string | null
}

/** False when one was made under the same key: of two at the same moment one is made. */
export async function insertDraft(tx: Tx, { websiteId, draftId }: DraftKey, draft: NewDraft): Promise<boolean> {
  const row = await tx
    .insertInto('draft_orders')
    .values({
      website_id: websiteId,
      id: draftId,
      version: 1,
      state: 'open' satisfies DraftState,
      content: JSON.stringify(draft.content),
      currency: draft.currency,
      total: draft.totalCents,
      request_key: draft.requestKey,
      request: draft.request,
      created_at: draft.at,
      updated_at: draft.at,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The draft is locked. */
export async function changeDraft(
  tx: Tx,
  key: DraftKey,
  { content, currency, totalCents, at }: Written,
): Promise<void> {
  await tx
    .updateTable('draft_orders')
    .set({
      state: stateAfter(draftTable, 'change'),
      version: sql<number>`version + 1`,
      content: JSON.stringify(content),
      currency,
      total: totalCents,
      updated_at: at,
    })
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.draftId)
    .where('state', 'in', statesBefore(draftTable, 'change'))
    .execute()
}

interface Sent {
  readonly totalCents: number
  readonly at: Date
  readonly expiresAt: Date
}

export async function markSent(tx: Tx, key: DraftKey, { totalCents, at, expiresAt }: Sent): Promise<void> {
  await tx
    .updateTable('draft_orders')
    .set({
      state: stateAfter(draftTable, 'send'),
      total: totalCents,
      sent_at: at,
      expires_at: expiresAt,
      updated_at: at,
    })
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.draftId)
    .where('state', 'in', statesBefore(draftTable, 'send'))
    .execute()
}

/** What it became, for what it was paid. */
export async function markOrdered(
  tx: Tx,
  key: DraftKey,
  { orderId, totalCents, at }: { readonly orderId: string; readonly totalCents: number; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('draft_orders')
    .set({ state: stateAfter(draftTable, 'order'), order_id: orderId, total: totalCents, updated_at: at })
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.draftId)
    .where('state', 'in', statesBefore(draftTable, 'order'))
    .execute()
}

export async function deleteDraft(tx: Tx, { websiteId, draftId }: DraftKey): Promise<void> {
  await tx
    .deleteFrom('draft_orders')
    .where('website_id', '=', websiteId)
    .where('id', '=', draftId)
    .where('state', 'in', statesBefore(draftTable, 'discard'))
    .execute()
}

export function drafts(tx: Tx, websiteId: string) {
  return tx.selectFrom('draft_orders').selectAll().where('website_id', '=', websiteId)
}

export function readDraft(row: Selectable<Tables['draft_orders']>): StoredDraft {
  return {
    id: row.id,
    websiteId: row.website_id,
    version: row.version,
    state: row.state as DraftState,
    content: draftContent.parse(row.content),
    currency: chooseStoreCurrency(row.currency),
    totalCents: row.total,
    request: row.request,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    orderId: row.order_id,
    updatedAt: row.updated_at,
  }
}

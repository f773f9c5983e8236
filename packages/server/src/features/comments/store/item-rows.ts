import type { PageSettings } from '@sitewright/model/pages/page-settings'
import type { Tx } from '../../../storage/database'

/** An item of a collection as its comments need it. */
export interface CommentedItem {
  readonly websiteId: string
  readonly id: string
  readonly collectionId: string
  readonly title: string
  readonly slug: string
  readonly isLive: boolean
  readonly allowsComments: boolean
  readonly access: PageSettings['access']
  readonly shownAt: Date | null
  readonly commentCount: number
}

const columns = [
  'website_id',
  'id',
  'collection_id',
  'title',
  'slug',
  'is_live',
  'allows_comments',
  'access',
  'shown_at',
  'comment_count',
] as const

function itemsOf(tx: Tx, websiteId: string) {
  return tx.selectFrom('collection_items').select(columns).where('website_id', '=', websiteId)
}

type Row = Awaited<ReturnType<ReturnType<typeof itemsOf>['executeTakeFirstOrThrow']>>

function toItem(row: Row): CommentedItem {
  return {
    websiteId: row.website_id,
    id: row.id,
    collectionId: row.collection_id,
    title: row.title,
    slug: row.slug,
    isLive: row.is_live,
    allowsComments: row.allows_comments,
    access: row.access as PageSettings['access'],
    shownAt: row.shown_at,
    commentCount: row.comment_count,
  }
}

export async function findItem(tx: Tx, websiteId: string, itemId: string): Promise<CommentedItem | null> {
  const row = await itemsOf(tx, websiteId).where('id', '=', itemId).executeTakeFirst()
  return row === undefined ? null : toItem(row)
}

export async function listItems(tx: Tx, websiteId: string, itemIds: readonly string[]): Promise<CommentedItem[]> {
  if (itemIds.length === 0) return []
  return (await itemsOf(tx, websiteId).where('id', 'in', itemIds).execute()).map(toItem)
}

/** What changes the comments of an item does so one after the other: its count and its threads stay whole. */
export async function lockItems(tx: Tx, websiteId: string, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return
  await tx
    .selectFrom('collection_items')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', 'in', itemIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function addToCommentCount(
  tx: Tx,
  { websiteId, itemId }: { readonly websiteId: string; readonly itemId: string },
  change: number,
): Promise<void> {
  await tx
    .updateTable('collection_items')
    .set((set) => ({ comment_count: set('comment_count', '+', change) }))
    .where('website_id', '=', websiteId)
    .where('id', '=', itemId)
    .execute()
}

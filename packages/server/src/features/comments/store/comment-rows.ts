import type { CommentState } from '@sitewright/model/comments/comment'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { Tables } from '../../../storage/tables'

/** A stored comment. */
export interface StoredComment {
  readonly id: string
  readonly itemId: string
  readonly ancestorIds: readonly string[]
  readonly depth: number
  readonly path: string
  readonly name: string
  readonly email: string | null
  readonly memberId: string | null
  readonly isByAuthor: boolean
  readonly text: string
  readonly state: CommentState
  readonly isShown: boolean
  readonly isErased: boolean
  readonly likes: number
  readonly spamReasons: readonly string[]
  readonly createdAt: Date
}

export interface CommentToStore extends Omit<StoredComment, 'isErased' | 'likes'> {
  readonly websiteId: string
  readonly wantsMails: boolean
  readonly fingerprint: string
}

/** All but the words that it is found by. */
export const commentColumns = [
  'id',
  'item_id',
  'ancestor_ids',
  'depth',
  'path',
  'author_name',
  'email',
  'member_id',
  'is_by_author',
  'body',
  'state',
  'is_shown',
  'is_erased',
  'likes',
  'spam_reasons',
  'created_at',
] as const

type CommentRow = Pick<Selectable<Tables['comments']>, (typeof commentColumns)[number]>

/** False when its id is taken. */
export async function insertComment(tx: Tx, comment: CommentToStore): Promise<boolean> {
  const stored = await tx
    .insertInto('comments')
    .values({
      website_id: comment.websiteId,
      id: comment.id,
      item_id: comment.itemId,
      ancestor_ids: [...comment.ancestorIds],
      depth: comment.depth,
      path: comment.path,
      author_name: comment.name,
      email: comment.email,
      member_id: comment.memberId,
      is_by_author: comment.isByAuthor,
      body: comment.text,
      state: comment.state,
      state_changed_at: comment.createdAt,
      is_shown: comment.isShown,
      wants_mails: comment.wantsMails,
      spam_reasons: [...comment.spamReasons],
      fingerprint: comment.fingerprint,
      created_at: comment.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing())
    .returning('id')
    .execute()
  return stored.length > 0
}

/** Comments that visitors see, in the order of their threads, behind the given path. */
export async function listShown(
  tx: Tx,
  { websiteId, itemId }: { readonly websiteId: string; readonly itemId: string },
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<StoredComment[]> {
  const rows = await tx
    .selectFrom('comments')
    .select(commentColumns)
    .where('website_id', '=', websiteId)
    .where('item_id', '=', itemId)
    .where('is_shown', '=', true)
    .where('path', '>', after)
    .orderBy('path')
    .limit(limit)
    .execute()
  return rows.map(toComment)
}

export async function readComments(tx: Tx, websiteId: string, ids: readonly string[]): Promise<StoredComment[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('comments')
    .select(commentColumns)
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute()
  return rows.map(toComment)
}

/** The same words on the site, the latest first. */
export async function findAlike(
  tx: Tx,
  websiteId: string,
  { fingerprint, since }: { readonly fingerprint: string; readonly since: Date },
): Promise<StoredComment[]> {
  const rows = await tx
    .selectFrom('comments')
    .select(commentColumns)
    .where('website_id', '=', websiteId)
    .where('fingerprint', '=', fingerprint)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()
  return rows.map(toComment)
}

export function toComment(row: CommentRow): StoredComment {
  return {
    id: row.id,
    itemId: row.item_id,
    ancestorIds: row.ancestor_ids,
    depth: row.depth,
    path: row.path,
    name: row.author_name,
    email: row.email,
    memberId: row.member_id,
    isByAuthor: row.is_by_author,
    text: row.body,
    state: row.state as CommentState,
    isShown: row.is_shown,
    isErased: row.is_erased,
    likes: row.likes,
    spamReasons: row.spam_reasons,
    createdAt: row.created_at,
  }
}

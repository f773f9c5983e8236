import type { Person } from '../../../services/personal-data'
import type { Tx } from '../../../storage/database'
import { commentColumns, type StoredComment, toComment } from './comment-rows'

export async function listCommentsOfPerson(tx: Tx, { websiteId, email }: Person): Promise<StoredComment[]> {
  const rows = await tx
    .selectFrom('comments')
    .select(commentColumns)
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toComment)
}

export async function listFollowedByPerson(tx: Tx, { websiteId, email }: Person) {
  const rows = await tx
    .selectFrom('comment_followers as f')
    .leftJoin('collection_items as i', (join) =>
      join.onRef('i.website_id', '=', 'f.website_id').onRef('i.id', '=', 'f.item_id'),
    )
    .select(['f.item_id', 'i.title', 'f.created_at'])
    .where('f.website_id', '=', websiteId)
    .where('f.email', '=', email)
    .orderBy('f.created_at')
    .orderBy('f.item_id')
    .execute()
  return rows.map((row) => ({ itemId: row.item_id, title: row.title ?? '', createdAt: row.created_at }))
}

/** Answers how many items they followed. */
export async function stopFollowing(tx: Tx, { websiteId, email }: Person): Promise<number> {
  await tx
    .updateTable('comments')
    .set({ wants_mails: false })
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .execute()
  const gone = await tx
    .deleteFrom('comment_followers')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .returning('item_id')
    .execute()
  return gone.length
}

/** What others answered stays below a comment that says nothing any more. */
export async function emptyComment(tx: Tx, websiteId: string, commentId: string): Promise<void> {
  await tx
    .updateTable('comments')
    .set({
      author_name: '',
      email: null,
      member_id: null,
      is_by_author: false,
      body: '',
      fingerprint: '',
      is_erased: true,
      wants_mails: false,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', commentId)
    .execute()
}

export async function deleteComment(tx: Tx, websiteId: string, commentId: string): Promise<void> {
  await tx.deleteFrom('comments').where('website_id', '=', websiteId).where('id', '=', commentId).execute()
}

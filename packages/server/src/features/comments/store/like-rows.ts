import type { Tx } from '../../../storage/database'

/** False for who liked it before. */
export async function addLike(
  tx: Tx,
  { websiteId, commentId }: { readonly websiteId: string; readonly commentId: string },
  { likedBy, at }: { readonly likedBy: string; readonly at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('comment_likes')
    .values({ website_id: websiteId, comment_id: commentId, liked_by: likedBy, created_at: at })
    .onConflict((conflict) => conflict.columns(['website_id', 'comment_id', 'liked_by']).doNothing())
    .returning('comment_id')
    .execute()
  if (added.length === 0) return false
  await tx
    .updateTable('comments')
    .set((set) => ({ likes: set('likes', '+', 1) }))
    .where('website_id', '=', websiteId)
    .where('id', '=', commentId)
    .execute()
  return true
}

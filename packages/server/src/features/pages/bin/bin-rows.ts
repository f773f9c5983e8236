import type { Tx } from '../../../storage/database'

/** Removes for good, with all that hangs on them, one page of the bin or what has been there since before the given time. */
export async function erasePages(
  tx: Tx,
  websiteId: string,
  which: { readonly pageId: string } | { readonly deletedBefore: Date },
): Promise<void> {
  const binned = tx.deleteFrom('pages').where('website_id', '=', websiteId).where('deleted_at', 'is not', null)
  const chosen =
    'pageId' in which ? binned.where('id', '=', which.pageId) : binned.where('deleted_at', '<', which.deletedBefore)
  const gone = await chosen.returning('id').execute()
  if (gone.length === 0) return
  const ids = [...gone.map((row) => row.id), ...(await eraseItems(tx, websiteId, gone))]
  await tx.deleteFrom('page_revisions').where('website_id', '=', websiteId).where('page_id', 'in', ids).execute()
  await tx.deleteFrom('page_passwords').where('website_id', '=', websiteId).where('page_id', 'in', ids).execute()
}

/** The items of collections that are gone, wherever they are. */
async function eraseItems(tx: Tx, websiteId: string, collections: readonly { id: string }[]): Promise<string[]> {
  const ids = collections.map(({ id }) => id)
  const items = await tx
    .deleteFrom('pages')
    .where('website_id', '=', websiteId)
    .where('collection_id', 'in', ids)
    .returning('id')
    .execute()
  return items.map(({ id }) => id)
}

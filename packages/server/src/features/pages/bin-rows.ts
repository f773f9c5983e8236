import type { Tx } from '../../storage/database'

/** Removes for good what has been in the bin since before the given time. */
export async function emptyBin(tx: Tx, websiteId: string, before: Date): Promise<void> {
  const gone = await tx
    .deleteFrom('pages')
    .where('website_id', '=', websiteId)
    .where('deleted_at', '<', before)
    .returning('id')
    .execute()
  if (gone.length === 0) return
  const ids = gone.map((row) => row.id)
  await tx.deleteFrom('page_revisions').where('website_id', '=', websiteId).where('page_id', 'in', ids).execute()
  await tx.deleteFrom('page_passwords').where('website_id', '=', websiteId).where('page_id', 'in', ids).execute()
}

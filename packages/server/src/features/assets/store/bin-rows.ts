import type { Tx } from '../../../storage/database'

/** Answers with the ids that were moved: those that were there to move. */
export async function moveToBin(
  tx: Tx,
  websiteId: string,
  { assetIds, at }: { readonly assetIds: readonly string[]; readonly at: Date },
): Promise<string[]> {
  const rows = await tx
    .updateTable('assets')
    .set({ deleted_at: at })
    .where('website_id', '=', websiteId)
    .where('id', 'in', assetIds)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function takeFromBin(
  tx: Tx,
  websiteId: string,
  { assetIds, deletedSince }: { readonly assetIds: readonly string[]; readonly deletedSince: Date },
): Promise<string[]> {
  const rows = await tx
    .updateTable('assets')
    .set({ deleted_at: null })
    .where('website_id', '=', websiteId)
    .where('id', 'in', assetIds)
    .where('deleted_at', '>=', deletedSince)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Removes rows of the bin for good and answers with where their bytes are. */
export async function eraseAssets(
  tx: Tx,
  websiteId: string,
  which: { readonly assetIds: readonly string[] } | { readonly deletedBefore: Date },
): Promise<string[]> {
  const binned = tx.deleteFrom('assets').where('website_id', '=', websiteId).where('deleted_at', 'is not', null)
  const chosen =
    'assetIds' in which
      ? binned.where('id', 'in', which.assetIds)
      : binned.where('deleted_at', '<', which.deletedBefore)
  const rows = await chosen.returning('blob_key').execute()
  return rows.map((row) => row.blob_key)
}

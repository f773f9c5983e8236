import { liveAssets, readAssetRow, type StoredAsset } from '../../../content/asset-rows'
import type { Tx } from '../../../storage/database'

/** Files with their sizes, which feeds tell. */
export async function readFiles(
  tx: Tx,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredAsset>> {
  if (ids.length === 0) return new Map()
  const rows = await liveAssets(tx, websiteId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, readAssetRow(row)]))
}

import type { ViewAsset } from '@sitewright/blocks/ground/view-context'
import { type Asset, type AssetKind, fileAddress } from '@sitewright/model/assets/asset-answers'
import type { Selectable } from 'kysely'
import type { Tx } from '../storage/database'
import type { Tables } from '../storage/tables'

/** An asset with what only the server knows of it. */
export interface StoredAsset extends Asset {
  readonly blobKey: string
  /** Counts the files that it was. */
  readonly version: number
}

/** Pictures of these types exist in other widths, unless they move. */
const typesWithWidths: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The assets of these ids in one query; ids that name nothing are left out. */
export async function readAssets(tx: Tx, websiteId: string, ids: readonly string[]): Promise<ViewAsset[]> {
  if (ids.length === 0) return []
  const rows = await liveAssets(tx, websiteId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return rows.map((row) => {
    const { id, address, kind, contentType, width, height, altText, hasWidths, placeholder, tones } = readAssetRow(row)
    return { id, address, kind, contentType, width, height, altText, hasWidths, placeholder, tones }
  })
}

export function liveAssets(tx: Tx, websiteId: string) {
  return tx.selectFrom('assets').selectAll().where('website_id', '=', websiteId).where('deleted_at', 'is', null)
}

export function readAssetRow(row: Selectable<Tables['assets']>): StoredAsset {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind as AssetKind,
    contentType: row.content_type,
    byteLength: row.byte_length,
    width: row.width,
    height: row.height,
    isAnimated: row.is_animated,
    hasWidths: !row.is_animated && typesWithWidths.includes(row.content_type),
    altText: row.alt_text,
    folderId: row.folder_id,
    placeholder: row.placeholder,
    tones: row.tones,
    address: fileAddress(row),
    createdAt: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    blobKey: row.blob_key,
    version: row.version,
  }
}

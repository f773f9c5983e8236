import type { Asset, AssetChange, AssetListQuery, AssetSort } from '@sitewright/model/assets/asset-answers'
import { type RawBuilder, sql } from 'kysely'
import { liveAssets, readAssetRow, type StoredAsset } from '../../../content/asset-rows'
import type { Tx } from '../../../storage/database'

/** What changes when other bytes take the place of a file. */
interface AssetFile
  extends Pick<Asset, 'contentType' | 'byteLength' | 'width' | 'height' | 'isAnimated' | 'placeholder' | 'tones'> {
  readonly blobKey: string
}

export interface NewAsset extends AssetFile, Pick<Asset, 'id' | 'name' | 'kind' | 'altText' | 'folderId'> {
  readonly createdAt: Date
  readonly createdBy: string | null
}

function columnsOfFile(file: AssetFile) {
  return {
    content_type: file.contentType,
    byte_length: file.byteLength,
    width: file.width,
    height: file.height,
    is_animated: file.isAnimated,
    placeholder: file.placeholder,
    tones: file.tones,
    blob_key: file.blobKey,
  }
}

export async function insertAsset(tx: Tx, websiteId: string, asset: NewAsset): Promise<StoredAsset> {
  const row = await tx
    .insertInto('assets')
    .values({
      website_id: websiteId,
      id: asset.id,
      name: asset.name,
      kind: asset.kind,
      ...columnsOfFile(asset),
      alt_text: asset.altText,
      folder_id: asset.folderId,
      created_at: asset.createdAt,
      created_by: asset.createdBy,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return readAssetRow(row)
}

export async function findAsset(tx: Tx, websiteId: string, assetId: string): Promise<StoredAsset | null> {
  const row = await liveAssets(tx, websiteId).where('id', '=', assetId).executeTakeFirst()
  return row === undefined ? null : readAssetRow(row)
}

/** The last of a list that goes on: its value in the order of the list. */
export interface AssetPosition {
  readonly value: string | number | Date
  readonly id: string
}

/** What a list is ordered by: by which value, and which way. Ids decide between equals. */
const orders = {
  newest: { value: sql`created_at`, way: 'desc' },
  oldest: { value: sql`created_at`, way: 'asc' },
  name: { value: sql`lower(name)`, way: 'asc' },
  largest: { value: sql`byte_length`, way: 'desc' },
} as const satisfies Record<AssetSort, { value: RawBuilder<unknown>; way: 'asc' | 'desc' }>

/** In the wanted order, from behind the given one. */
export async function listAssets(
  tx: Tx,
  websiteId: string,
  query: Omit<AssetListQuery, 'cursor'> & { after: AssetPosition | null; deletedSince: Date },
): Promise<StoredAsset[]> {
  const { value, way } = orders[query.sort]
  let rows = query.bin === 'true' ? binnedAssets(tx, websiteId, query.deletedSince) : liveAssets(tx, websiteId)
  if (query.kind) rows = rows.where('kind', '=', query.kind)
  if (query.folder === 'top') rows = rows.where('folder_id', 'is', null)
  else if (query.folder) rows = rows.where('folder_id', '=', query.folder)
  if (query.search) {
    const pattern = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where((where) => where.or([where('name', 'ilike', pattern), where('alt_text', 'ilike', pattern)]))
  }
  if (query.after) {
    const { value: from, id } = query.after
    const side = way === 'desc' ? sql`<` : sql`>`
    rows = rows.where(sql<boolean>`(${value}, id) ${side} (${sql.val(from)}, ${id})`)
  }
  const found = await rows.orderBy(value, way).orderBy('id', way).limit(query.limit).execute()
  return found.map(readAssetRow)
}

export async function updateAsset(
  tx: Tx,
  websiteId: string,
  change: AssetChange & { id: string },
): Promise<StoredAsset | null> {
  const values = {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.altText === undefined ? {} : { alt_text: change.altText }),
  }
  if (Object.keys(values).length === 0) return findAsset(tx, websiteId, change.id)
  const row = await tx
    .updateTable('assets')
    .set(values)
    .where('website_id', '=', websiteId)
    .where('id', '=', change.id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : readAssetRow(row)
}

/** Other bytes under the same id. */
export async function replaceBytes(
  tx: Tx,
  websiteId: string,
  asset: AssetFile & Pick<Asset, 'id' | 'name'> & { readonly version: number },
): Promise<StoredAsset | null> {
  const row = await tx
    .updateTable('assets')
    .set({
      name: asset.name,
      ...columnsOfFile(asset),
      version: asset.version,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', asset.id)
    // Of two at once one wins: the other one's bytes would be nobody's.
    .where('version', '=', asset.version - 1)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : readAssetRow(row)
}

function binnedAssets(tx: Tx, websiteId: string, since: Date) {
  return tx.selectFrom('assets').selectAll().where('website_id', '=', websiteId).where('deleted_at', '>=', since)
}

/** Asked by the platform, which sees nothing else of an asset. */
export async function findSiteOfAsset(tx: Tx, assetId: string): Promise<string | null> {
  const row = await tx.selectFrom('assets').select('website_id').where('id', '=', assetId).executeTakeFirst()
  return row?.website_id ?? null
}

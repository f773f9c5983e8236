import type { AssetKind } from '@sitewright/model/assets/asset-answers'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { Tables } from '../../../storage/tables'

/** A folder as it is stored. */
export interface FolderRow {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly createdAt: Date
}

/** Where the things of a folder go that is deleted or restored. */
export interface HeldThings {
  readonly assetIds: readonly string[]
  readonly folderIds: readonly string[]
}

export interface DeletedFolderRow extends FolderRow {
  readonly held: HeldThings
}

function ofSite(tx: Tx, websiteId: string) {
  return tx.selectFrom('asset_folders').selectAll().where('website_id', '=', websiteId)
}

/** By name. A lock of all rows makes changes of the tree wait for each other: none of two may close a circle. */
export async function listFolders(tx: Tx, websiteId: string, { lock = false } = {}): Promise<FolderRow[]> {
  const question = ofSite(tx, websiteId).where('deleted_at', 'is', null).orderBy(sql`lower(name)`).orderBy('id')
  const rows = await (lock ? question.forUpdate() : question).execute()
  return rows.map(readRow)
}

export async function findDeletedFolder(
  tx: Tx,
  websiteId: string,
  { folderId, deletedSince }: { readonly folderId: string; readonly deletedSince: Date },
): Promise<DeletedFolderRow | null> {
  const row = await ofSite(tx, websiteId)
    .where('id', '=', folderId)
    .where('deleted_at', '>=', deletedSince)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  return { ...readRow(row), held: { assetIds: row.held_assets, folderIds: row.held_folders } }
}

/**
 * The folder itself or, where it was deleted, the next one above that was not; null at the top, undefined for a folder that
 * never was. It stays until the transaction ends.
 */
export async function findFolderThatStays(
  tx: Tx,
  websiteId: string,
  folderId: string | null,
): Promise<string | null | undefined> {
  if (folderId === null) return null
  const row = await ofSite(tx, websiteId).where('id', '=', folderId).forShare().executeTakeFirst()
  if (row === undefined) return undefined
  return row.deleted_at === null ? row.id : findFolderThatStays(tx, websiteId, row.parent_id)
}

/** Files by their folder, those in the bin not counted. */
export async function countByFolder(
  tx: Tx,
  websiteId: string,
  kind: AssetKind | undefined,
): Promise<ReadonlyMap<string | null, number>> {
  const all = tx.selectFrom('assets').where('website_id', '=', websiteId).where('deleted_at', 'is', null)
  const rows = await (kind === undefined ? all : all.where('kind', '=', kind))
    .select(['folder_id', ({ fn }) => fn.countAll().as('count')])
    .groupBy('folder_id')
    .execute()
  return new Map(rows.map(({ folder_id, count }) => [folder_id, Number(count)]))
}

export async function insertFolder(
  tx: Tx,
  websiteId: string,
  { createdBy, ...folder }: FolderRow & { readonly createdBy: string | null },
): Promise<void> {
  await tx
    .insertInto('asset_folders')
    .values({
      website_id: websiteId,
      id: folder.id,
      parent_id: folder.parentId,
      name: folder.name,
      created_at: folder.createdAt,
      created_by: createdBy,
      deleted_at: null,
    })
    .execute()
}

/** Its name and place; a deleted one is there again. */
export async function updateFolder(tx: Tx, websiteId: string, { id, name, parentId }: FolderRow): Promise<void> {
  await tx
    .updateTable('asset_folders')
    .set({ name, parent_id: parentId, deleted_at: null, held_assets: [], held_folders: [] })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute()
}

export async function markDeleted(
  tx: Tx,
  websiteId: string,
  { id, held, at }: { readonly id: string; readonly held: HeldThings; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('asset_folders')
    .set({ deleted_at: at, held_assets: [...held.assetIds], held_folders: [...held.folderIds] })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute()
}

interface Emptying {
  readonly from: string | null
  readonly to: string | null
  /** These alone; everything that is there without them. */
  readonly only?: HeldThings
}

/** Moves what is in one folder to another, files of the bin too, and answers with what was moved. */
export async function moveContent(tx: Tx, websiteId: string, { from, to, only }: Emptying): Promise<HeldThings> {
  const assets = tx
    .updateTable('assets')
    .set({ folder_id: to })
    .where('website_id', '=', websiteId)
    .where('folder_id', from === null ? 'is' : '=', from)
  const folders = tx
    .updateTable('asset_folders')
    .set({ parent_id: to })
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where('parent_id', from === null ? 'is' : '=', from)
  const chosenAssets = only === undefined ? assets : assets.where(sql<boolean>`id = any(${[...only.assetIds]})`)
  const chosenFolders = only === undefined ? folders : folders.where(sql<boolean>`id = any(${[...only.folderIds]})`)
  const movedAssets = await chosenAssets.returning('id').execute()
  const movedFolders = await chosenFolders.returning('id').execute()
  return { assetIds: movedAssets.map(({ id }) => id), folderIds: movedFolders.map(({ id }) => id) }
}

/** Answers with those that were there to move. */
export async function putIntoFolder(
  tx: Tx,
  websiteId: string,
  { assetIds, folderId }: { readonly assetIds: readonly string[]; readonly folderId: string | null },
): Promise<string[]> {
  const rows = await tx
    .updateTable('assets')
    .set({ folder_id: folderId })
    .where('website_id', '=', websiteId)
    .where('id', 'in', assetIds)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Those that no undo brings back any more. */
export async function eraseFolders(tx: Tx, websiteId: string, deletedBefore: Date): Promise<void> {
  await tx
    .deleteFrom('asset_folders')
    .where('website_id', '=', websiteId)
    .where('deleted_at', '<', deletedBefore)
    .execute()
}

function readRow(row: Selectable<Tables['asset_folders']>): FolderRow {
  return { id: row.id, parentId: row.parent_id, name: row.name, createdAt: row.created_at }
}

import type { AssetKind } from '@sitewright/model/assets/asset-answers'
import { findFolderObstacle } from '@sitewright/model/assets/asset-folder-tree'
import {
  type AssetFolder,
  type AssetFolderChange,
  maxAssetFolderDepth,
  maxAssetFolders,
  type NewAssetFolder,
} from '@sitewright/model/assets/asset-folders'
import { type Failure, fail, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../actors/actor'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { assetBinLimit, planEmptyBin } from '../pictures/jobs'
import {
  countByFolder,
  type FolderRow,
  findDeletedFolder,
  findFolderThatStays,
  insertFolder,
  listFolders,
  markDeleted,
  moveContent,
  putIntoFolder,
  updateFolder,
} from '../store/folder-rows'

export type AssetFolders = ReturnType<typeof createAssetFolders>

/** Where the files of a site are kept, for those who work on it. */
export function createAssetFolders(services: Pick<Services, 'database' | 'blobs' | 'jobs' | 'now' | 'newId'>) {
  const { database } = services
  return {
    list: ({ websiteId }: Actor, kind: AssetKind | undefined): Promise<{ folders: AssetFolder[] }> =>
      database.site(websiteId, async (tx) => {
        const [rows, counts] = await Promise.all([listFolders(tx, websiteId), countByFolder(tx, websiteId, kind)])
        return { folders: rows.map((row) => toAnswer(row, counts)) }
      }),

    create: ({ websiteId, accountId }: Actor, { name, parentId }: NewAssetFolder): Promise<Result<AssetFolder>> =>
      database.site(websiteId, async (tx) => {
        const all = await listFolders(tx, websiteId, { lock: true })
        const folder = { id: services.newId(), name, parentId, createdAt: new Date(services.now()) }
        const refusal = checkNumber(all) ?? checkPlace(folder, all)
        if (refusal !== null) return refusal
        await insertFolder(tx, websiteId, { ...folder, createdBy: accountId })
        return answerFolder(tx, websiteId, folder)
      }),

    change: (
      { websiteId }: Actor,
      folderId: string,
      { name, parentId }: AssetFolderChange,
    ): Promise<Result<AssetFolder>> =>
      database.site(websiteId, async (tx) => {
        const all = await listFolders(tx, websiteId, { lock: true })
        const found = all.find(({ id }) => id === folderId)
        if (found === undefined) return fail('request.not-found')
        const next = {
          ...found,
          name: name ?? found.name,
          parentId: parentId === undefined ? found.parentId : parentId,
        }
        const refusal = checkPlace(next, all)
        if (refusal !== null) return refusal
        await updateFolder(tx, websiteId, next)
        return answerFolder(tx, websiteId, next)
      }),

    remove: ({ websiteId }: Actor, folderId: string): Promise<Result<Record<string, never>>> =>
      database.site(websiteId, async (tx) => {
        const all = await listFolders(tx, websiteId, { lock: true })
        const found = all.find(({ id }) => id === folderId)
        if (found === undefined) return fail('request.not-found')
        const held = await moveContent(tx, websiteId, { from: folderId, to: found.parentId })
        await markDeleted(tx, websiteId, { id: folderId, held, at: new Date(services.now()) })
        await planEmptyBin(tx, services, websiteId)
        return {}
      }),

    restore: ({ websiteId }: Actor, folderId: string): Promise<Result<AssetFolder>> =>
      database.site(websiteId, async (tx) => {
        const all = await listFolders(tx, websiteId, { lock: true })
        const deletedSince = assetBinLimit(services)
        const found = await findDeletedFolder(tx, websiteId, { folderId, deletedSince })
        if (found === null) return fail('request.not-found')
        const parentId = (await findFolderThatStays(tx, websiteId, found.parentId)) ?? null
        const isHeld = (it: FolderRow) => it.parentId === parentId && found.held.folderIds.includes(it.id)
        const below = all.map((it) => (isHeld(it) ? { ...it, parentId: folderId } : it))
        const folder = { ...found, parentId }
        const refusal = checkNumber(all) ?? checkPlace(folder, below)
        if (refusal !== null) return refusal
        await updateFolder(tx, websiteId, folder)
        await moveContent(tx, websiteId, { from: parentId, to: folderId, only: found.held })
        return answerFolder(tx, websiteId, folder)
      }),

    take: (
      { websiteId }: Actor,
      { assetIds, folderId }: { readonly assetIds: readonly string[]; readonly folderId: string | null },
    ): Promise<Result<{ assetIds: string[] }>> =>
      database.site(websiteId, async (tx) => {
        if ((await findFolderThatStays(tx, websiteId, folderId)) !== folderId) return fail('asset-folder.missing')
        return { assetIds: await putIntoFolder(tx, websiteId, { assetIds, folderId }) }
      }),
  }
}

function checkNumber(all: readonly FolderRow[]): Failure | null {
  return all.length >= maxAssetFolders ? fail('asset-folder.too-many', { values: { limit: maxAssetFolders } }) : null
}

function checkPlace({ id, parentId }: FolderRow, all: readonly FolderRow[]): Failure | null {
  const obstacle = findFolderObstacle(id, parentId, all)
  return obstacle === null ? null : fail(`asset-folder.${obstacle}`, { values: { limit: maxAssetFolderDepth } })
}

async function answerFolder(tx: Tx, websiteId: string, row: FolderRow): Promise<AssetFolder> {
  return toAnswer(row, await countByFolder(tx, websiteId, undefined))
}

function toAnswer({ id, name, parentId, createdAt }: FolderRow, counts: ReadonlyMap<string | null, number>) {
  return { id, name, parentId, assetCount: counts.get(id) ?? 0, createdAt: createdAt.toISOString() }
}

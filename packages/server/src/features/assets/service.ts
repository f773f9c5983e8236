import type { Asset, AssetChange, AssetListQuery, AssetUse } from '@sitewright/model/assets/asset-answers'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { Services } from '../../services/services'
import { makeFileName } from './file-types/file-name'
import { fileTypes } from './file-types/sniff-type'
import { createAssetFolders } from './folders/service'
import { type AssetUpload, replaceAsset, storeAsset } from './intake/take-in'
import { assetBinLimit, planEmptyBin, planRemoval } from './pictures/jobs'
import { toAnswer } from './store/asset-answer'
import { eraseAssets, moveToBin, takeFromBin } from './store/bin-rows'
import { readCursor, writeCursor } from './store/list-cursor'
import { findAsset, listAssets, updateAsset } from './store/rows'
import { listStoreUses } from './store/store-use-rows'
import { listUses } from './store/use-rows'

/** The files that a call was about, as far as there were any. */
interface Moved {
  readonly assetIds: string[]
}

export function createAssets(services: Services) {
  const { database } = services
  const tagsOf = (assetIds: readonly string[]) => assetIds.map((assetId) => `asset:${assetId}`)

  async function bin(websiteId: string, assetIds: readonly string[]): Promise<Moved> {
    return database.site(websiteId, async (tx) => {
      const moved = await moveToBin(tx, websiteId, { assetIds, at: new Date(services.now()) })
      if (moved.length > 0) await planEmptyBin(tx, services, websiteId)
      await database.announce(tx, { websiteId, tags: tagsOf(moved) })
      return { assetIds: moved }
    })
  }

  return {
    folders: createAssetFolders(services),

    store: (websiteId: string, upload: AssetUpload) => storeAsset(services, websiteId, upload),
    replace: (websiteId: string, assetId: string, upload: AssetUpload) =>
      replaceAsset(services, websiteId, { assetId, upload }),
    bin,

    async list(websiteId: string, query: AssetListQuery) {
      const { cursor, limit, ...wanted } = query
      const after = cursor === undefined ? null : readCursor(query.sort, cursor)
      if (isFailure(after)) return after
      const deletedSince = assetBinLimit(services)
      const found = await database.site(websiteId, (tx) =>
        listAssets(tx, websiteId, { ...wanted, after, deletedSince, limit: limit + 1 }),
      )
      const assets = found.slice(0, limit)
      const last = assets.at(-1)
      return {
        assets: assets.map(toAnswer),
        nextCursor: found.length > limit && last ? writeCursor(query.sort, last) : null,
      }
    },

    async read(websiteId: string, assetId: string): Promise<Result<Asset>> {
      const found = await database.site(websiteId, (tx) => findAsset(tx, websiteId, assetId))
      return found ? toAnswer(found) : fail('request.not-found')
    },

    uses: async (websiteId: string, assetIds: readonly string[]): Promise<{ uses: AssetUse[] }> => ({
      uses: await database.site(websiteId, async (tx) => [
        ...(await listUses(tx, websiteId, assetIds)),
        ...(await listStoreUses(tx, websiteId, assetIds)),
      ]),
    }),

    update: (websiteId: string, assetId: string, wanted: AssetChange): Promise<Result<Asset>> =>
      database.site(websiteId, async (tx) => {
        const found = await findAsset(tx, websiteId, assetId)
        if (!found) return fail('request.not-found')
        const name = wanted.name === undefined ? undefined : renameFile(wanted.name, found.contentType)
        const updated = await updateAsset(tx, websiteId, { ...wanted, name, id: assetId })
        if (!updated) return fail('request.not-found')
        await database.announce(tx, { websiteId, tags: tagsOf([assetId]) })
        return toAnswer(updated)
      }),

    async remove(websiteId: string, assetId: string): Promise<Result<Record<string, never>>> {
      const { assetIds } = await bin(websiteId, [assetId])
      return assetIds.length > 0 ? {} : fail('request.not-found')
    },

    restore: (websiteId: string, assetIds: readonly string[]): Promise<Moved> =>
      database.site(websiteId, async (tx) => {
        const moved = await takeFromBin(tx, websiteId, { assetIds, deletedSince: assetBinLimit(services) })
        await database.announce(tx, { websiteId, tags: tagsOf(moved) })
        return { assetIds: moved }
      }),

    /** Out of the bin for good; their bytes follow. */
    erase: (websiteId: string, assetIds: readonly string[]): Promise<Record<string, never>> =>
      database.site(websiteId, async (tx) => {
        await planRemoval(tx, services, websiteId, await eraseAssets(tx, websiteId, { assetIds }))
        return {}
      }),
  }
}

export type Assets = ReturnType<typeof createAssets>

function renameFile(name: string, contentType: string): string {
  const type = Object.values(fileTypes).find((known) => known.contentType === contentType)
  return makeFileName(name, type ?? { contentType, kind: 'file', extensions: ['bin'] })
}

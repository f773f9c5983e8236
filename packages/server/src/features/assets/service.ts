import type { Readable } from 'node:stream'
import type { Asset, AssetChange, AssetListQuery } from '@sitewright/model/assets/asset-answers'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import type { Services } from '../../services'
import type { Tx } from '../../storage/database'
import { readErrorCode, StorageFull } from '../../storage/storage-errors'
import { examineFile } from './examine-file'
import { makeFileName } from './file-name'
import { readCursor, writeCursor } from './list-cursor'
import { receiveFile } from './receive-file'
import { findAsset, insertAsset, listAssets, markDeleted, type StoredAsset, updateAsset } from './rows'
import { fileTypes } from './sniff-type'

export interface AssetUpload {
  readonly name: string
  readonly content: Readable | Buffer
  readonly createdBy: string | null
  readonly altText?: string
}

/** Takes a file in: received, examined, stored. The bytes are in the blob store before the row that names them. */
export async function storeAsset(services: Services, websiteId: string, upload: AssetUpload): Promise<Result<Asset>> {
  try {
    return await takeIn(services, websiteId, upload)
  } catch (error) {
    const isFull = readErrorCode(error) === 'ENOSPC' || readErrorCode(error) === 'EDQUOT'
    throw isFull ? new StorageFull('The disk is full.', { cause: error }) : error
  }
}

async function takeIn(services: Services, websiteId: string, upload: AssetUpload): Promise<Result<Asset>> {
  const { UPLOAD_LIMIT_MB, DATA_DIR } = services.settings
  const file = await receiveFile(DATA_DIR, upload.content, UPLOAD_LIMIT_MB * 1024 * 1024)
  if (file === null) return fail('asset.too-large', { values: { limit: `${UPLOAD_LIMIT_MB} MB` } })
  try {
    const examined = await examineFile(file)
    if (isFailure(examined)) return examined
    const id = services.newId()
    const blobKey = `${websiteId}/${id}/original`
    const { type, byteLength, width, height, isAnimated } = examined
    await services.blobs.put(blobKey, examined.openContent(), type.contentType)
    const stored = await services.database
      .site(websiteId, (tx) =>
        insertAsset(tx, websiteId, {
          id,
          name: makeFileName(upload.name, type),
          kind: type.kind,
          contentType: type.contentType,
          byteLength,
          width,
          height,
          isAnimated,
          altText: (upload.altText ?? '').slice(0, 1000),
          blobKey,
          createdAt: new Date(services.now()),
          createdBy: upload.createdBy,
        }),
      )
      .catch(async (error: unknown) => {
        await services.blobs.remove(blobKey).catch(() => undefined)
        throw error
      })
    return toAnswer(stored)
  } finally {
    await file.remove()
  }
}

export function createAssets(services: Services) {
  const { database } = services

  /** One change of one asset, told to every process that keeps something of it. */
  async function change<T>(websiteId: string, assetId: string, work: (tx: Tx) => Promise<Result<T>>) {
    return database.site(websiteId, async (tx) => {
      const result = await work(tx)
      if (!isFailure(result)) await database.announce(tx, { websiteId, tags: [`asset:${assetId}`] })
      return result
    })
  }

  return {
    store: (websiteId: string, upload: AssetUpload) => storeAsset(services, websiteId, upload),

    async list(websiteId: string, query: AssetListQuery) {
      const after = query.cursor === undefined ? null : readCursor(query.cursor)
      if (isFailure(after)) return after
      const { kind, limit, search } = query
      const found = await database.site(websiteId, (tx) =>
        listAssets(tx, websiteId, { kind, search, after, limit: limit + 1 }),
      )
      const assets = found.slice(0, limit)
      const last = assets.at(-1)
      return {
        assets: assets.map(toAnswer),
        nextCursor: found.length > limit && last ? writeCursor(last) : null,
      }
    },

    async read(websiteId: string, assetId: string): Promise<Result<Asset>> {
      const found = await database.site(websiteId, (tx) => findAsset(tx, websiteId, assetId))
      return found ? toAnswer(found) : fail('request.not-found')
    },

    update: (websiteId: string, assetId: string, wanted: AssetChange) =>
      change<Asset>(websiteId, assetId, async (tx) => {
        const found = await findAsset(tx, websiteId, assetId)
        if (!found) return fail('request.not-found')
        const name = wanted.name === undefined ? undefined : renameFile(wanted.name, found.contentType)
        const updated = await updateAsset(tx, websiteId, { ...wanted, name, id: assetId })
        return updated ? toAnswer(updated) : fail('request.not-found')
      }),

    remove: (websiteId: string, assetId: string) =>
      change<Record<string, never>>(websiteId, assetId, async (tx) => {
        const isGone = await markDeleted(tx, websiteId, { id: assetId, at: new Date(services.now()) })
        return isGone ? {} : fail('request.not-found')
      }),
  }
}

export type Assets = ReturnType<typeof createAssets>

function renameFile(name: string, contentType: string): string {
  const type = Object.values(fileTypes).find((known) => known.contentType === contentType)
  return makeFileName(name, type ?? { contentType, kind: 'file', extensions: ['bin'] })
}

function toAnswer({ blobKey: _blobKey, ...asset }: StoredAsset): Asset {
  return asset
}

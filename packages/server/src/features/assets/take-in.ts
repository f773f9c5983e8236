import type { Readable } from 'node:stream'
import type { Asset } from '@sitewright/model/assets/asset-answers'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import type { Services } from '../../services'
import { readErrorCode, StorageFull } from '../../storage/storage-errors'
import { toAnswer } from './asset-answer'
import { type ExaminedFile, examineFile } from './examine-file'
import { makeFileName } from './file-name'
import { planRemoval } from './jobs'
import { receiveFile } from './receive-file'
import { findAsset, insertAsset, replaceBytes, type StoredAsset } from './rows'

export interface AssetUpload {
  readonly name: string
  readonly content: Readable | Buffer
  readonly createdBy: string | null
  readonly altText?: string
}

type TakeInServices = Pick<Services, 'settings' | 'database' | 'blobs' | 'jobs' | 'now' | 'newId'>

/** Takes a file in: received, examined, stored. The bytes are in the blob store before the row that names them. */
export function storeAsset(services: TakeInServices, websiteId: string, upload: AssetUpload): Promise<Result<Asset>> {
  return withExamined(services, upload, async (examined) => {
    const id = services.newId()
    const blobKey = `${websiteId}/${id}/original`
    const stored = await withBytes(services, { blobKey, examined }, () =>
      services.database.site(websiteId, (tx) =>
        insertAsset(tx, websiteId, {
          id,
          name: makeFileName(upload.name, examined.type),
          ...factsOf(examined),
          altText: (upload.altText ?? '').slice(0, 1000),
          blobKey,
          createdAt: new Date(services.now()),
          createdBy: upload.createdBy,
        }),
      ),
    )
    return toAnswer(stored)
  })
}

/** Other bytes for the same file: every place that shows it shows the new ones, at another address. */
export function replaceAsset(
  services: TakeInServices,
  websiteId: string,
  { assetId, upload }: { readonly assetId: string; readonly upload: AssetUpload },
): Promise<Result<Asset>> {
  return withExamined(services, upload, async (examined) => {
    const found = await services.database.site(websiteId, (tx) => findAsset(tx, websiteId, assetId))
    if (found === null) return fail('request.not-found')
    if (found.kind !== examined.type.kind) return fail('asset.other-kind')
    const version = found.version + 1
    // Ids make it unique: of two who replace it at once, each has bytes of its own.
    const blobKey = `${websiteId}/${assetId}/${services.newId()}/original`
    const name = makeFileName(found.name, examined.type)
    const replaced = await withBytes(services, { blobKey, examined }, () =>
      services.database.site(websiteId, async (tx) => {
        const change = { id: assetId, name, version, blobKey, ...factsOf(examined) }
        const row = await replaceBytes(tx, websiteId, change)
        await planRemoval(tx, services, websiteId, [row === null ? blobKey : found.blobKey])
        if (row !== null) await services.database.announce(tx, { websiteId, tags: [`asset:${assetId}`] })
        return row
      }),
    )
    return replaced === null ? fail('site.changed-elsewhere') : toAnswer(replaced)
  })
}

function factsOf({ type, byteLength, width, height, isAnimated, placeholder }: ExaminedFile) {
  return { kind: type.kind, contentType: type.contentType, byteLength, width, height, isAnimated, placeholder }
}

async function withExamined<T>(
  services: TakeInServices,
  upload: AssetUpload,
  work: (examined: ExaminedFile) => Promise<Result<T>>,
): Promise<Result<T>> {
  const { UPLOAD_LIMIT_MB, DATA_DIR } = services.settings
  const size = `${UPLOAD_LIMIT_MB} MB`
  try {
    const file = await receiveFile(DATA_DIR, upload.content, UPLOAD_LIMIT_MB * 1024 * 1024)
    if (file === null) return fail('asset.too-large', { values: { size } })
    try {
      const examined = await examineFile(file, size)
      return isFailure(examined) ? examined : await work(examined)
    } finally {
      await file.remove()
    }
  } catch (error) {
    const isFull = readErrorCode(error) === 'ENOSPC' || readErrorCode(error) === 'EDQUOT'
    throw isFull ? new StorageFull('The disk is full.', { cause: error }) : error
  }
}

/** Puts the bytes first; they go again when the row that should name them cannot be written. */
async function withBytes<T extends StoredAsset | null>(
  { blobs }: Pick<Services, 'blobs'>,
  { blobKey, examined }: { readonly blobKey: string; readonly examined: ExaminedFile },
  work: () => Promise<T>,
): Promise<T> {
  await blobs.put(blobKey, examined.openContent(), examined.type.contentType)
  return work().catch(async (error: unknown) => {
    await blobs.remove(blobKey).catch(() => undefined)
    throw error
  })
}

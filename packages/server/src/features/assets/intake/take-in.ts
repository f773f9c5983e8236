import type { Readable } from 'node:stream'
import type { Asset } from '@sitewright/model/assets/asset-answers'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { makeFileName } from '../file-types/file-name'
import { planRemoval } from '../pictures/jobs'
import { toAnswer } from '../store/asset-answer'
import { findFolderThatStays } from '../store/folder-rows'
import { findAsset, insertAsset, replaceBytes } from '../store/rows'
import { type ExaminedFile, examineFile } from './examine-file'
import { withBytes, withReceived } from './hold-bytes'

export interface AssetUpload {
  readonly name: string
  readonly content: Readable | Buffer
  readonly createdBy: string | null
  readonly altText?: string
  readonly folderId?: string | null
}

type TakeInServices = Pick<Services, 'settings' | 'database' | 'blobs' | 'jobs' | 'parsers' | 'now' | 'newId'>

/** Takes a file in: received, examined, stored. The bytes are in the blob store before the row that names them. */
export function storeAsset(services: TakeInServices, websiteId: string, upload: AssetUpload): Promise<Result<Asset>> {
  const { database } = services
  const findFolder = (tx: Tx) => findFolderThatStays(tx, websiteId, upload.folderId ?? null)
  return withExamined(services, { websiteId, upload }, async (examined) => {
    if ((await database.site(websiteId, findFolder)) === undefined) return fail('asset-folder.missing')
    const id = services.newId()
    const blobKey = `${websiteId}/${id}/original`
    const stored = await withBytes(services, bytesOf({ websiteId, blobKey }, examined), () =>
      database.site(websiteId, async (tx) =>
        insertAsset(tx, websiteId, {
          id,
          name: makeFileName(upload.name, examined.type),
          ...factsOf(examined),
          altText: (upload.altText ?? '').slice(0, 1000),
          // Who deletes the folder while a film is on its way finds it where the folder's other files are.
          folderId: (await findFolder(tx)) ?? null,
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
  return withExamined(services, { websiteId, upload }, async (examined) => {
    const found = await services.database.site(websiteId, (tx) => findAsset(tx, websiteId, assetId))
    if (found === null) return fail('request.not-found')
    if (found.kind !== examined.type.kind) return fail('asset.other-kind')
    const version = found.version + 1
    // Ids make it unique: of two who replace it at once, each has bytes of its own.
    const blobKey = `${websiteId}/${assetId}/${services.newId()}/original`
    const name = makeFileName(found.name, examined.type)
    const replaced = await withBytes(services, bytesOf({ websiteId, blobKey }, examined), () =>
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

function factsOf({ type, byteLength, width, height, isAnimated, placeholder, tones }: ExaminedFile) {
  return { kind: type.kind, contentType: type.contentType, byteLength, width, height, isAnimated, placeholder, tones }
}

function withExamined<T>(
  services: TakeInServices,
  { websiteId, upload }: { readonly websiteId: string; readonly upload: AssetUpload },
  work: (examined: ExaminedFile) => Promise<Result<T>>,
): Promise<Result<T>> {
  return withReceived(services, upload.content, async (file, size) => {
    const examined = await examineFile(file, { parsers: services.parsers, websiteId, size })
    return isFailure(examined) ? examined : work(examined)
  })
}

function bytesOf(
  place: { readonly websiteId: string; readonly blobKey: string },
  { openContent, type: { contentType } }: ExaminedFile,
) {
  return { ...place, content: openContent(), contentType }
}

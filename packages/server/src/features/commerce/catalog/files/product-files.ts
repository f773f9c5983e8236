import { createReadStream } from 'node:fs'
import { maxFiles } from '@sitewright/model/commerce/products/product'
import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../../actors/actor'
import type { UploadedFile } from '../../../../http/read-multipart'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { withBytes, withReceived } from '../../../assets/intake/hold-bytes'
import { answerProduct } from '../products/read-product'
import { insertFile, listFiles, removeFile } from '../store/file-rows'
import { findProduct } from '../store/product-rows'
import { nameFile } from './name-file'
import { planSweep } from './sweep-job'

export type FileServices = Pick<Services, 'settings' | 'database' | 'blobs' | 'jobs' | 'now' | 'newId'>

interface ProductKey {
  readonly websiteId: string
  readonly productId: string
}

interface NewFile {
  readonly productId: string
  readonly upload: Pick<UploadedFile, 'name' | 'content'>
}

/** The bytes as they came: what is sold is never changed, and never shown in a browser. */
export async function addProductFile(
  services: FileServices,
  { websiteId, accountId }: Actor,
  { productId, upload }: NewFile,
): Promise<Result<ProductDetail>> {
  const { database } = services
  const key = { websiteId, productId }
  return withReceived(services, upload.content, async (file) => {
    const refusal = await database.site(websiteId, (tx) => refuseFile(tx, key, { lock: false }))
    if (refusal !== null) return refusal
    if (file.byteLength === 0) return fail('asset.broken')
    const id = services.newId()
    const blobKey = `${websiteId}/product-files/${id}`
    const bytes = { websiteId, blobKey, content: createReadStream(file.path), contentType: 'application/octet-stream' }
    return withBytes(services, bytes, () =>
      database.site(websiteId, async (tx) => {
        const refused = await refuseFile(tx, key, { lock: true })
        if (refused === null) {
          const createdAt = new Date(services.now())
          const { byteLength } = file
          await insertFile(tx, key, {
            ...{ id, name: nameFile(upload.name), byteLength, blobKey, createdAt },
            createdBy: accountId,
          })
          await planSweep(tx, services, websiteId, 'later')
          return answerProduct(tx, websiteId, productId)
        }
        await services.blobs.remove(blobKey)
        return refused
      }),
    )
  })
}

async function refuseFile(tx: Tx, { websiteId, productId }: ProductKey, { lock }: { readonly lock: boolean }) {
  const product = await findProduct(tx, { websiteId, productId, lock })
  if (product === null) return fail('request.not-found')
  if (product.productType !== 'DIGITAL') return fail('product.not-digital')
  const files = await listFiles(tx, { websiteId, productId })
  return files.length < maxFiles ? null : fail('product.too-many-files', { values: { limit: maxFiles } })
}

export async function removeProductFile(
  services: FileServices,
  { websiteId }: Actor,
  { productId, fileId }: { readonly productId: string; readonly fileId: string },
): Promise<Result<ProductDetail>> {
  return services.database.site(websiteId, async (tx) => {
    const at = new Date(services.now())
    if (!(await removeFile(tx, { websiteId, productId }, { fileId, at }))) return fail('request.not-found')
    await planSweep(tx, services, websiteId, 'now')
    return answerProduct(tx, websiteId, productId)
  })
}

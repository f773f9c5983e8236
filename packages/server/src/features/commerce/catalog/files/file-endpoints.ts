import { productCalls } from '@sitewright/model/calls/products'
import { fail, isFailure } from '@sitewright/model/failures/catalog'
import { actorOf } from '../../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../../http/endpoint'
import { readUpload } from '../../../../http/read-multipart'
import { siteOf } from '../../../../http/site-of'
import { savedFileHeaders } from '../../../assets/serving/file-headers'
import { findFile } from '../store/file-rows'
import { addProductFile, type FileServices, removeProductFile } from './product-files'

const group = 'Products'
const access = 'store.manage'

export function productFileEndpoints(services: FileServices): Endpoint[] {
  return [
    defineEndpoint(productCalls.addProductFile, {
      summary: 'Add a download to a digital product as multipart/form-data with a `file` part',
      group,
      access,
      perMinute: 60,
      handle: async ({ params: { productId }, caller, request }) => {
        const upload = await readUpload(request)
        return isFailure(upload) ? upload : addProductFile(services, actorOf(caller), { productId, upload })
      },
      failures: ['asset.too-large', 'asset.broken', 'product.not-digital', 'product.too-many-files'],
    }),
    defineEndpoint(productCalls.readProductFile, {
      summary: 'Download a digital product’s file as store staff',
      group,
      access,
      handle: async ({ params: { productId, fileId }, caller, reply }) => {
        const websiteId = siteOf(caller)
        const { database, blobs } = services
        const file = await database.site(websiteId, (tx) => findFile(tx, { websiteId, productId }, fileId))
        const content = file && (await blobs.read(file.blobKey))
        if (file === null || content === null) return fail('request.not-found')
        reply.headers({ ...savedFileHeaders(file.name), 'content-length': file.byteLength })
        return content
      },
    }),
    defineEndpoint(productCalls.removeProductFile, {
      summary: 'Remove a file from a digital product. Past buyers keep their downloads.',
      group,
      access,
      handle: ({ params: { productId, fileId }, caller }) =>
        removeProductFile(services, actorOf(caller), { productId, fileId }),
    }),
  ]
}

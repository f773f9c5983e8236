import { Readable } from 'node:stream'
import { productCalls } from '@sitewright/model/calls/products'
import { isFailure } from '@sitewright/model/failures/catalog'
import { actorOf } from '../../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../../http/endpoint'
import { readUpload } from '../../../../http/read-multipart'
import { dataAnswerHeaders } from '../../../../http/security-headers'
import type { CatalogServices } from '../store/catalog-services'
import type { ProductImports } from './imports-service'
import { writeProductsCsv } from './write-products'

const rules = { group: 'Products', access: 'store.manage', area: 'catalog' } as const

export function productImportEndpoints(services: CatalogServices, imports: ProductImports): Endpoint[] {
  return [
    defineEndpoint(productCalls.exportProducts, {
      summary: 'Export products as CSV, one row per variant',
      ...rules,
      handle: async ({ caller, reply }) => {
        reply.headers({
          ...dataAnswerHeaders,
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="products.csv"',
        })
        return Readable.from(writeProductsCsv(services, actorOf(caller).websiteId))
      },
    }),
    defineEndpoint(productCalls.importProducts, {
      summary: 'Import products from CSV as multipart/form-data with a `dryRun` part followed by a `file` part',
      ...rules,
      perMinute: 20,
      handle: async ({ caller, request }) => {
        const upload = await readUpload(request)
        if (isFailure(upload)) return upload
        const { name, content, fields } = upload
        return imports.start(actorOf(caller), { name, content, isDryRun: fields.dryRun === 'true' })
      },
      failures: ['product.import-too-large'],
    }),
    defineEndpoint(productCalls.listProductImports, {
      summary: 'List recent product imports, newest first',
      ...rules,
      handle: ({ caller }) => imports.list(actorOf(caller)),
    }),
    defineEndpoint(productCalls.readProductImport, {
      summary: 'Get an import’s progress, changes and errors by row and column',
      ...rules,
      handle: ({ params: { importId }, caller }) => imports.show(actorOf(caller), importId),
    }),
  ]
}

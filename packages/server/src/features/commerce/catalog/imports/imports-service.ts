import type { Readable } from 'node:stream'
import {
  type ProductImport,
  type ProductImportDetail,
  productImportLimits,
} from '@sitewright/model/commerce/products/product-imports'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../../actors/actor'
import type { Services } from '../../../../services/services'
import { keepImportFile } from '../../../imports/keep-file'
import { importProductsJob } from './import-job'
import { findImport, insertImport, listImports, listNotes, type StoredImport } from './import-rows'

interface ImportFile {
  readonly name: string
  readonly content: Readable
  readonly isDryRun: boolean
}

type Parts = Pick<Services, 'settings' | 'database' | 'blobs' | 'jobs' | 'now' | 'newId'>
export type ProductImports = ReturnType<typeof createProductImports>

/** Files with products: kept whole first, then read by a job, so that nothing depends on who waits for it. */
export function createProductImports({ settings, database, blobs, jobs, now, newId }: Parts) {
  return {
    async start({ websiteId, accountId: by }: Actor, file: ImportFile): Promise<Result<ProductImport>> {
      const { megabytes } = productImportLimits
      const { isDryRun, name, content } = file
      const sent = { websiteId, name, content, contentType: 'text/csv', limitBytes: megabytes * 1024 * 1024 }
      const kept = await keepImportFile({ settings, blobs, newId }, sent, ({ importId, blobKey, fileName }) =>
        database.site(websiteId, async (tx) => {
          const at = new Date(now())
          const made = await insertImport(tx, { websiteId, importId, fileName, blobKey, isDryRun, at, by })
          await jobs.add(tx, { kind: importProductsJob, websiteId, key: importId, payload: { importId } })
          return toAnswer(made)
        }),
      )
      return kept ?? fail('product.import-too-large', { values: { limit: megabytes } })
    },

    async list({ websiteId }: Actor): Promise<{ imports: ProductImport[] }> {
      const imports = await database.site(websiteId, (tx) => listImports(tx, websiteId))
      return { imports: imports.map(toAnswer) }
    },

    show: ({ websiteId }: Actor, importId: string): Promise<Result<ProductImportDetail>> =>
      database.site(websiteId, async (tx) => {
        const found = await findImport(tx, { websiteId, importId })
        if (found === null) return fail('request.not-found')
        const notes = await listNotes(tx, { websiteId, importId }, productImportLimits.notes)
        return { ...toAnswer(found), notes }
      }),
  }
}

function toAnswer({
  websiteId: _websiteId,
  blobKey: _blobKey,
  createdBy: _createdBy,
  ...known
}: StoredImport): ProductImport {
  return known
}

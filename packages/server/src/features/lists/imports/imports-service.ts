import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { csvStart, writeCsvRow } from '@sitewright/model/csv/write-csv'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { type ImportPlan, importLimits, type ListImport } from '@sitewright/model/lists/list-imports'
import type { Actor } from '../../../actors/actor'
import type { Services } from '../../../services/services'
import { receiveFile } from '../../assets/intake/receive-file'
import { importJob } from '../jobs/job-kinds'
import { findList } from '../store/list-rows'
import { findImport, insertImport, listImportErrors, listImports, type StoredImport } from './import-rows'

export type ImportsService = ReturnType<typeof createImportsService>

interface ImportFile {
  readonly name: string
  readonly content: Readable
  readonly plan: ImportPlan
}

type Parts = Pick<Services, 'settings' | 'database' | 'blobs' | 'jobs' | 'now' | 'newId'>

const batchSize = 1000

/** Files with contacts: kept whole first, then read by a job, so that nothing depends on who waits for it. */
export function createImportsService({ settings, database, blobs, jobs, now, newId }: Parts) {
  return {
    async start({ websiteId, accountId }: Actor, listId: string, file: ImportFile): Promise<Result<ListImport>> {
      const limitBytes = importLimits.megabytes * 1024 * 1024
      const received = await receiveFile(settings.DATA_DIR, file.content, limitBytes)
      if (received === null) return fail('list.import-too-large', { values: { limit: importLimits.megabytes } })
      const importId = newId()
      const blobKey = `${websiteId}/imports/${importId}`
      try {
        await blobs.put(blobKey, createReadStream(received.path), 'text/csv')
        const stored = await database.site(websiteId, async (tx) => {
          if ((await findList(tx, { websiteId, listId })) === null) return null
          const fileName = file.name.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 200)
          const { plan } = file
          const at = new Date(now())
          const made = await insertImport(tx, {
            websiteId,
            listId,
            importId,
            fileName,
            blobKey,
            plan,
            at,
            by: accountId,
          })
          await jobs.add(tx, { kind: importJob, websiteId, key: importId, payload: { importId } })
          return made
        })
        if (stored !== null) return toAnswer(stored)
        await blobs.remove(blobKey)
        return fail('request.not-found')
      } finally {
        await received.remove()
      }
    },

    list: ({ websiteId }: Actor, listId: string): Promise<Result<{ imports: ListImport[] }>> =>
      database.site(websiteId, async (tx) => {
        if ((await findList(tx, { websiteId, listId })) === null) return fail('request.not-found')
        return { imports: (await listImports(tx, { websiteId, listId })).map(toAnswer) }
      }),

    async show({ websiteId }: Actor, importId: string): Promise<Result<ListImport>> {
      const found = await database.site(websiteId, (tx) => findImport(tx, websiteId, importId))
      return found === null ? fail('request.not-found') : toAnswer(found)
    },

    async *writeErrors({ websiteId }: Actor, importId: string): AsyncGenerator<string> {
      yield csvStart + writeCsvRow(['Row', 'Problem', 'Content'])
      let after = 0
      for (;;) {
        const page = { after, limit: batchSize }
        const batch = await database.site(websiteId, (tx) => listImportErrors(tx, { websiteId, importId }, page))
        const rows = batch.map(({ line, problem, content }) => writeCsvRow([String(line), problem, content]))
        if (rows.length > 0) yield rows.join('')
        if (batch.length < batchSize) return
        after = batch.at(-1)?.line ?? after
      }
    },
  }
}

function toAnswer({ blobKey: _blobKey, plan: _plan, ...known }: StoredImport): ListImport {
  return known
}

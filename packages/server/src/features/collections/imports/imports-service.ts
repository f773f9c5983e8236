import type { Readable } from 'node:stream'
import {
  type ContentImport,
  type ContentImportDetail,
  contentImportLimits,
} from '@sitewright/model/collections/content-imports'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../actors/actor'
import type { Services } from '../../../services/services'
import { keepImportFile } from '../../imports/keep-file'
import { readPageKind } from '../../pages/store/rows'
import { importContentJob } from './import-job'
import {
  findContentImport,
  insertContentImport,
  listContentImports,
  listContentNotes,
  type StoredContentImport,
} from './store/import-rows'

interface ContentFile {
  readonly name: string
  readonly content: Readable
  readonly isDryRun: boolean
  /** The blog that takes the posts; null makes one. */
  readonly collectionId: string | null
}

type Parts = Pick<Services, 'settings' | 'database' | 'blobs' | 'jobs' | 'now' | 'newId'>
export type ContentImports = ReturnType<typeof createContentImports>

/** Exports of WordPress: kept whole first, then read by a job. */
export function createContentImports(services: Parts) {
  const { settings, database, jobs, now } = services
  return {
    async start({ websiteId, accountId: by }: Actor, file: ContentFile): Promise<Result<ContentImport>> {
      const { name, content, isDryRun, collectionId } = file
      const limit = settings.UPLOAD_LIMIT_MB
      const sent = { websiteId, name, content, contentType: 'text/xml', limitBytes: limit * 1024 * 1024 }
      const kept = await keepImportFile(services, sent, ({ importId, blobKey, fileName }) =>
        database.site(websiteId, async (tx): Promise<Result<ContentImport>> => {
          if (collectionId !== null && (await readPageKind(tx, websiteId, collectionId)) !== 'blog')
            return fail('request.invalid', { errors: { collectionId: 'This blog doesn’t exist.' } })
          const at = new Date(now())
          const row = { websiteId, importId, fileName, blobKey, collectionId, isDryRun, at, by }
          const made = await insertContentImport(tx, row)
          await jobs.add(tx, { kind: importContentJob, websiteId, key: importId, payload: { importId } })
          return toAnswer(made)
        }),
      )
      return kept ?? fail('content-import.too-large', { values: { limit } })
    },

    async list({ websiteId }: Actor): Promise<{ imports: ContentImport[] }> {
      const imports = await database.site(websiteId, (tx) => listContentImports(tx, websiteId))
      return { imports: imports.map(toAnswer) }
    },

    show: ({ websiteId }: Actor, importId: string): Promise<Result<ContentImportDetail>> =>
      database.site(websiteId, async (tx) => {
        const found = await findContentImport(tx, { websiteId, importId })
        if (found === null) return fail('request.not-found')
        const notes = await listContentNotes(tx, { websiteId, importId }, contentImportLimits.notes)
        return { ...toAnswer(found), notes }
      }),
  }
}

function toAnswer({
  websiteId: _websiteId,
  blobKey: _blobKey,
  createdBy: _createdBy,
  linesTotal: entriesTotal,
  linesDone: entriesDone,
  ...known
}: StoredContentImport): ContentImport {
  return { ...known, entriesTotal, entriesDone }
}

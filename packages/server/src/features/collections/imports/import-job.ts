import type { Readable } from 'node:stream'
import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind, type JobHandler } from '../../../jobs/job-kind'
import type { OutsideRules } from '../../../security/call-outside'
import type { Services } from '../../../services/services'
import { fileImportHandler, fileIsGone } from '../../imports/import-handler'
import { createImportRows } from '../../imports/import-rows'
import { findContentImport, insertContentNotes, type StoredContentImport } from './store/import-rows'
import { planAddresses } from './take/plan-addresses'
import { prepareEntry, type ReadyEntry } from './take/prepare-entry'
import { takeEntry } from './take/take-entry'
import { createFileTaker } from './take/take-files'
import type { Taken, Taking } from './take/taking'
import { readWxr } from './wxr/read-wxr'
import { surveyWxr } from './wxr/survey'

export const importContentJob = defineJobKind({
  name: 'content.import',
  label: 'Import from WordPress',
  lane: 'long',
  payload: z.strictObject({ importId: id }),
  timeLimitMs: 60 * 60_000,
  retry: { maxAttempts: 5 },
})

const rows = createImportRows('content_imports')

type Entry = ReadyEntry & { readonly taking: Omit<Taking, 'it'> }

/** The file is read twice: first for what links and pictures in it mean, then entry by entry. */
export function contentImportHandler(services: Services, outside: OutsideRules): JobHandler {
  const { blobs, database } = services

  return fileImportHandler<StoredContentImport, Entry, Taken>(services, {
    kind: importContentJob,
    rows,
    find: findContentImport,
    async open(it, { signal }) {
      const { websiteId, collectionId, createdBy, dryRun: isDryRun } = it
      const first = await blobs.read(it.blobKey)
      if (first === null) return fileIsGone
      const survey = await surveyWxr(first)
      if (typeof survey === 'string') return survey
      const content = await blobs.read(it.blobKey)
      if (content === null) return fileIsGone
      const plan = await database.site(websiteId, (tx) =>
        planAddresses(tx, services, { websiteId, collectionId, survey }),
      )
      const files = createFileTaker(services, outside, { websiteId, createdBy, source: survey.site.address, signal })
      const taking = { actor: { websiteId, accountId: createdBy }, survey, plan }
      const preparing = { services, websiteId, isDryRun, survey, plan, files }

      async function* entries(file: Readable): AsyncGenerator<Entry> {
        let place = 0
        for await (const pieces of readWxr(file)) {
          for (const piece of pieces) {
            if (piece.kind !== 'item') continue
            place += 1
            if (signal.aborted) throw new Error('The import was interrupted. It continues where it stopped.')
            if (place > it.linesDone) yield { ...(await prepareEntry(preparing, piece.item, place)), taking }
          }
        }
      }
      return { total: survey.total, entries: entries(content) }
    },
    placeOf: ({ place }) => place,
    async take(tx, it, { taking, ...entry }) {
      // A blog that this import made is chosen from then on.
      const current =
        it.collectionId === null
          ? ((await findContentImport(tx, { websiteId: it.websiteId, importId: it.id })) ?? it)
          : it
      const outcome = await takeEntry(tx, services, { ...taking, it: current }, entry)
      return { outcome, isKept: outcome.outcome === 'added' }
    },
    async note(tx, key, { entry, outcome: { outcome, notes } }) {
      await rows.noteProgress(tx, key, { linesDone: entry.place, counts: { [outcome]: 1 } })
      await insertContentNotes(tx, key, notes)
    },
  })
}

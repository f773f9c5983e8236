import { type ImportState, importTable } from '@sitewright/model/lists/list-imports'
import { nextState } from '@sitewright/model/states/state-table'
import { handleJob, type JobHandler, type JobKind } from '../../jobs/job-kind'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import type { ImportKey, ImportRows } from './import-rows'

interface OpenImport {
  readonly blobKey: string
  readonly state: ImportState
  readonly dryRun: boolean
  readonly linesDone: number
}

interface FileImport<Stored extends OpenImport, Entry, Outcome> {
  readonly kind: JobKind<{ readonly importId: string }>
  readonly rows: ImportRows
  find(tx: Tx, key: ImportKey): Promise<Stored | null>
  /** What is in the file and where it ends, or words for people where it cannot be imported at all. */
  open(
    it: Stored,
    run: { readonly key: ImportKey; readonly signal: AbortSignal },
  ): Promise<{ readonly total: number; readonly entries: AsyncIterable<Entry> } | string>
  placeOf(entry: Entry): number
  /** Inside a transaction of the entry alone. */
  take(tx: Tx, it: Stored, entry: Entry): Promise<{ readonly outcome: Outcome; readonly isKept: boolean }>
  note(tx: Tx, key: ImportKey, told: { readonly entry: Entry; readonly outcome: Outcome }): Promise<void>
}

/** What a transaction was for is known, and nothing of it is kept. */
class Undone<Outcome> extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('undone')
    this.outcome = outcome
  }
}

/** Each entry is a transaction of its own, with its note and how far the import is. A dry run undoes each. */
export function fileImportHandler<Stored extends OpenImport, Entry, Outcome>(
  { database, blobs, now }: Pick<Services, 'database' | 'blobs' | 'now'>,
  { kind, rows, find, open, placeOf, take, note }: FileImport<Stored, Entry, Outcome>,
): JobHandler {
  async function runOne(it: Stored, key: ImportKey, entry: Entry): Promise<void> {
    try {
      await database.site(key.websiteId, async (tx) => {
        const { outcome, isKept } = await take(tx, it, entry)
        if (!isKept || it.dryRun) throw new Undone(outcome)
        await note(tx, key, { entry, outcome })
      })
    } catch (error) {
      if (!(error instanceof Undone)) throw error
      await database.site(key.websiteId, (tx) => note(tx, key, { entry, outcome: error.outcome }))
    }
  }

  return handleJob(kind, async ({ websiteId, payload: { importId }, signal, finish }) => {
    if (websiteId === null) return
    const key = { websiteId, importId }
    const it = await database.site(websiteId, (tx) => find(tx, key))
    if (it === null || nextState(importTable, it.state, 'run') === null) return

    async function end(problem: string): Promise<void> {
      await database.site(key.websiteId, async (tx) => {
        await rows.end(tx, key, { problem, at: new Date(now()) })
        await finish(tx)
      })
      await blobs.remove(it?.blobKey ?? '')
    }

    const opened = await open(it, { key, signal })
    if (typeof opened === 'string') return end(opened)
    if (!(await database.site(websiteId, (tx) => rows.run(tx, key, opened.total)))) return
    for await (const entry of opened.entries) {
      if (signal.aborted) throw new Error('The import was interrupted. It continues where it stopped.')
      if (placeOf(entry) > it.linesDone) await runOne(it, key, entry)
    }
    await end('')
  })
}

export const fileIsGone = 'The file is no longer available. Upload it again.'

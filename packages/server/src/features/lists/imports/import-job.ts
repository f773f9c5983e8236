import { importLimits, importTable } from '@sitewright/model/lists/list-imports'
import { nextState } from '@sitewright/model/states/state-table'
import { groupRecords, readRecords } from '../../../blobs/csv-records'
import { handleJob, type JobHandler } from '../../../jobs/job-kind'
import type { Services } from '../../../services/services'
import { importJob } from '../jobs/job-kinds'
import { findList } from '../store/list-rows'
import { importLines } from './import-lines'
import { endImport, findImport, runImport, type StoredImport } from './import-rows'

/** Lines of one transaction. */
const groupSize = 500

type ImportServices = Pick<Services, 'database' | 'blobs' | 'now' | 'newId' | 'randomBytes'>

/** Counts first: a file that is too long is refused before anybody is added, and the bar knows its end. */
export function importHandler(services: ImportServices): JobHandler {
  const { database, blobs, now } = services

  async function open(it: StoredImport) {
    const content = await blobs.read(it.blobKey)
    return content && readRecords(content, it.plan.delimiter)
  }

  async function count(it: StoredImport): Promise<{ records: number; lastLine: number } | null> {
    const pieces = await open(it)
    if (pieces === null) return null
    let records = it.plan.hasHeader ? -1 : 0
    let lastLine = 0
    for await (const piece of pieces) {
      records += piece.length
      lastLine = piece.at(-1)?.line ?? lastLine
      if (records > importLimits.lines) break
    }
    return { records, lastLine }
  }

  return handleJob(importJob, async ({ websiteId, payload: { importId }, signal, finish }) => {
    if (websiteId === null) return
    const key = { websiteId, importId }
    const it = await database.site(websiteId, (tx) => findImport(tx, websiteId, importId))
    if (it === null || nextState(importTable, it.state, 'run') === null) return

    async function end(problem: string): Promise<void> {
      await database.site(key.websiteId, async (tx) => {
        await endImport(tx, key, { problem, at: new Date(now()) })
        await finish(tx)
      })
      await blobs.remove(it?.blobKey ?? '')
    }

    const counted = await count(it)
    if (counted === null) return end('The file is no longer available. Nothing was imported. Upload it again.')
    if (counted.records > importLimits.lines)
      return end(
        `The file has more than ${importLimits.lines} rows. Nothing was imported. Split it into several files.`,
      )
    if (counted.records < 1) return end('The file has no contacts.')
    if (!(await database.site(websiteId, (tx) => runImport(tx, key, counted.lastLine)))) return

    const pieces = await open(it)
    if (pieces === null) return end('The file is no longer available. Upload it again.')
    let isFirst = it.plan.hasHeader
    let isListGone = false
    for await (const group of groupRecords(pieces, groupSize)) {
      if (signal.aborted) throw new Error('The import was interrupted. It continues where it stopped.')
      const records = isFirst ? group.slice(1) : group
      isFirst = false
      const ahead = records.filter(({ line }) => line > it.linesDone)
      if (ahead.length === 0) continue
      isListGone = await database.site(websiteId, async (tx) => {
        if ((await findList(tx, { websiteId, listId: it.listId })) === null) return true
        await importLines(tx, websiteId, it, ahead, services)
        return false
      })
      if (isListGone) break
    }
    await end(isListGone ? 'The list was deleted during the import. Contacts imported before that are in it.' : '')
  })
}

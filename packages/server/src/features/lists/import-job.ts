import { importLimits } from '@sitewright/model/lists/list-imports'
import { handleJob, type JobHandler } from '../../jobs/job-kind'
import type { Services } from '../../services'
import { importLines } from './import-lines'
import { findImport, type StoredImport, setImportState } from './import-rows'
import { importJob } from './job-kinds'
import { findList } from './list-rows'
import { groupRecords, readRecords } from './read-import'

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
    if (it === null || it.state === 'done' || it.state === 'failed') return

    async function end(problem: string): Promise<void> {
      await database.site(key.websiteId, async (tx) => {
        const state = problem === '' ? 'done' : 'failed'
        await setImportState(tx, key, { state, problem, at: new Date(now()) })
        await finish(tx)
      })
      await blobs.remove(it?.blobKey ?? '')
    }

    const counted = await count(it)
    if (counted === null) return end('The file is gone. Nothing was imported; please upload it again.')
    if (counted.records > importLimits.lines)
      return end(`The file has more than ${importLimits.lines} lines. Nothing was imported; please split it.`)
    if (counted.records < 1) return end('The file holds no contacts.')
    await database.site(websiteId, (tx) => setImportState(tx, key, { state: 'running', linesTotal: counted.lastLine }))

    const pieces = await open(it)
    if (pieces === null) return end('The file is gone. Please upload it again.')
    let isFirst = it.plan.hasHeader
    let isListGone = false
    for await (const group of groupRecords(pieces, groupSize)) {
      if (signal.aborted) throw new Error('The import stopped in the midst and goes on where it was.')
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
    await end(isListGone ? 'The list was deleted meanwhile. What was imported before is in it.' : '')
  })
}

import { findColumns } from '@sitewright/commerce/products/csv/columns'
import type { FileProduct } from '@sitewright/commerce/products/csv/read-lines'
import { type ProductImportNote, productImportLimits } from '@sitewright/model/commerce/products/product-imports'
import { id } from '@sitewright/model/id'
import { importTable } from '@sitewright/model/lists/list-imports'
import { nextState } from '@sitewright/model/states/state-table'
import { z } from 'zod'
import { readRecords } from '../../../../blobs/csv-records'
import { defineJobKind, handleJob, type JobHandler } from '../../../../jobs/job-kind'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import type { CatalogServices } from '../store/catalog-services'
import { type Imported, importProduct } from './import-product'
import {
  endImport,
  findImport,
  type ImportKey,
  insertNotes,
  noteProgress,
  runImport,
  type StoredImport,
} from './import-rows'
import { createRepetitionCheck, type ReadProduct, readProducts } from './read-products'

export const importProductsJob = defineJobKind({
  name: 'products.import',
  label: 'Import products',
  lane: 'long',
  payload: z.strictObject({ importId: id }),
  timeLimitMs: 60 * 60_000,
  retry: { maxAttempts: 5 },
})

type ImportServices = CatalogServices & Pick<Services, 'blobs'>

/** What a transaction was for is known, and nothing of it is kept. */
class Undone extends Error {
  readonly outcome: Imported
  constructor(outcome: Imported) {
    super('undone')
    this.outcome = outcome
  }
}

/** Each product is a transaction of its own, with its note and how far the import is. A dry run undoes each. */
export function productImportHandler(services: ImportServices): JobHandler {
  const { database, blobs, now } = services

  async function open(it: StoredImport) {
    const content = await blobs.read(it.blobKey)
    return content && readRecords(content, null)
  }

  /** Words for people where the file cannot be imported at all. */
  async function count(it: StoredImport): Promise<{ lastLine: number } | string> {
    const pieces = await open(it)
    if (pieces === null) return 'The file is no longer available. Upload it again.'
    let records = 0
    let lastLine = 0
    for await (const piece of pieces) {
      const [header] = piece
      if (records === 0 && header !== undefined && !hasKnownColumn(header.cells)) return noColumns
      records += piece.length
      lastLine = piece.at(-1)?.line ?? lastLine
      if (records > productImportLimits.lines + 1)
        return `The file has more than ${productImportLimits.lines.toLocaleString('en-US')} rows. Split it into several files.`
    }
    return records < 2 ? 'The file has no products.' : { lastLine }
  }

  async function runOne(it: StoredImport, key: ImportKey, read: ReadProduct): Promise<void> {
    const actor = { websiteId: key.websiteId, accountId: it.createdBy }
    const note = (tx: Tx, outcome: Imported) => noteOutcome(tx, key, { read, outcome })
    try {
      await database.site(key.websiteId, async (tx) => {
        const outcome =
          'problems' in read ? fails(read.problems) : await importProduct(tx, services, actor, read.product)
        if (outcome.kind === 'failed' || it.dryRun) throw new Undone(outcome)
        await note(tx, outcome)
      })
    } catch (error) {
      if (!(error instanceof Undone)) throw error
      await database.site(key.websiteId, (tx) => note(tx, error.outcome))
    }
  }

  return handleJob(importProductsJob, async ({ websiteId, payload: { importId }, signal, finish }) => {
    if (websiteId === null) return
    const key = { websiteId, importId }
    const it = await database.site(websiteId, (tx) => findImport(tx, key))
    if (it === null || nextState(importTable, it.state, 'run') === null) return

    async function end(problem: string): Promise<void> {
      await database.site(key.websiteId, async (tx) => {
        await endImport(tx, key, { problem, at: new Date(now()) })
        await finish(tx)
      })
      await blobs.remove(it?.blobKey ?? '')
    }

    const counted = await count(it)
    if (typeof counted === 'string') return end(counted)
    if (!(await database.site(websiteId, (tx) => runImport(tx, key, counted.lastLine)))) return
    const pieces = await open(it)
    if (pieces === null) return end('The file is no longer available. Upload it again.')
    const findRepetition = createRepetitionCheck()
    for await (const read of readProducts(pieces)) {
      if (signal.aborted) throw new Error('The import was interrupted. It continues where it stopped.')
      const repeated = 'product' in read ? findRepetition(read.product) : null
      if (read.lastLine <= it.linesDone) continue
      await runOne(it, key, repeated === null ? read : { lastLine: read.lastLine, problems: [repeated] })
    }
    await end('')
  })
}

const noColumns = 'The first row needs column names such as Title, SKU and Price.'

function hasKnownColumn(header: readonly string[]): boolean {
  const columns = findColumns(header)
  return columns.has('Title') || columns.has('Product ID')
}

function fails(problems: Extract<Imported, { kind: 'failed' }>['problems']): Imported {
  return { kind: 'failed', problems }
}

async function noteOutcome(
  tx: Tx,
  key: ImportKey,
  { read, outcome }: { read: ReadProduct; outcome: Imported },
): Promise<void> {
  const one = (kind: Imported['kind']) => (outcome.kind === kind ? 1 : 0)
  await noteProgress(tx, key, {
    linesDone: read.lastLine,
    added: one('added'),
    updated: one('updated'),
    unchanged: one('unchanged'),
    failed: one('failed'),
  })
  await insertNotes(tx, key, describe(outcome, 'product' in read ? read.product : null))
}

function describe(outcome: Imported, product: FileProduct | null): ProductImportNote[] {
  if (outcome.kind === 'failed') return outcome.problems.map((problem) => ({ ...problem, kind: 'problem' }))
  if (outcome.kind === 'unchanged') return []
  const kind = outcome.kind === 'added' ? 'add' : 'change'
  return [{ line: product?.line ?? 0, kind, column: '', text: outcome.text }]
}

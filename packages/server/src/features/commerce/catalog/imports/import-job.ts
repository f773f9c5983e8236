import { findColumns } from '@sitewright/commerce/products/csv/columns'
import type { FileProduct } from '@sitewright/commerce/products/csv/read-lines'
import { type ProductImportNote, productImportLimits } from '@sitewright/model/commerce/products/product-imports'
import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { readRecords } from '../../../../blobs/csv-records'
import { defineJobKind, type JobHandler } from '../../../../jobs/job-kind'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { fileImportHandler, fileIsGone } from '../../../imports/import-handler'
import { createImportRows, type ImportKey } from '../../../imports/import-rows'
import type { CatalogServices } from '../store/catalog-services'
import { type Imported, importProduct } from './import-product'
import { findImport, insertNotes, type StoredImport } from './import-rows'
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

const rows = createImportRows('product_imports')

/** Each product is a transaction of its own. */
export function productImportHandler(services: ImportServices): JobHandler {
  const { blobs } = services

  async function open(it: StoredImport) {
    const content = await blobs.read(it.blobKey)
    return content && readRecords(content, null)
  }

  /** Words for people where the file cannot be imported at all. */
  async function count(it: StoredImport): Promise<{ lastLine: number } | string> {
    const pieces = await open(it)
    if (pieces === null) return fileIsGone
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

  return fileImportHandler<StoredImport, ReadProduct, Imported>(services, {
    kind: importProductsJob,
    rows,
    find: findImport,
    async open(it) {
      const counted = await count(it)
      if (typeof counted === 'string') return counted
      const pieces = await open(it)
      return pieces === null ? fileIsGone : { total: counted.lastLine, entries: refuseRepeated(readProducts(pieces)) }
    },
    placeOf: ({ lastLine }) => lastLine,
    async take(tx, { websiteId, createdBy }, read) {
      const actor = { websiteId, accountId: createdBy }
      const outcome = 'problems' in read ? fails(read.problems) : await importProduct(tx, services, actor, read.product)
      return { outcome, isKept: outcome.kind !== 'failed' }
    },
    note: (tx, key, { entry, outcome }) => noteOutcome(tx, key, { read: entry, outcome }),
  })
}

async function* refuseRepeated(products: AsyncIterable<ReadProduct>): AsyncGenerator<ReadProduct> {
  const findRepetition = createRepetitionCheck()
  for await (const read of products) {
    const repeated = 'product' in read ? findRepetition(read.product) : null
    yield repeated === null ? read : { lastLine: read.lastLine, problems: [repeated] }
  }
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
  await rows.noteProgress(tx, key, {
    linesDone: read.lastLine,
    counts: {
      added: one('added'),
      updated: one('updated'),
      unchanged: one('unchanged'),
      failed: one('failed'),
    },
  })
  await insertNotes(tx, key, describe(outcome, 'product' in read ? read.product : null))
}

function describe(outcome: Imported, product: FileProduct | null): ProductImportNote[] {
  if (outcome.kind === 'failed') return outcome.problems.map((problem) => ({ ...problem, kind: 'problem' }))
  if (outcome.kind === 'unchanged') return []
  const kind = outcome.kind === 'added' ? 'add' : 'change'
  return [{ line: product?.line ?? 0, kind, column: '', text: outcome.text }]
}

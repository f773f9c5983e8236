import type { ProductImport, ProductImportNote } from '@sitewright/model/commerce/products/product-imports'
import type { ImportState } from '@sitewright/model/lists/list-imports'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../../storage/database'
import type { Tables } from '../../../../storage/tables'
import type { ImportKey } from '../../../imports/import-rows'

export interface StoredImport extends ProductImport {
  readonly websiteId: string
  readonly blobKey: string
  readonly createdBy: string | null
}

interface NewImport extends ImportKey {
  readonly fileName: string
  readonly blobKey: string
  readonly isDryRun: boolean
  readonly at: Date
  readonly by: string | null
}

export async function insertImport(tx: Tx, it: NewImport): Promise<StoredImport> {
  const row = await tx
    .insertInto('product_imports')
    .values({
      website_id: it.websiteId,
      id: it.importId,
      file_name: it.fileName,
      blob_key: it.blobKey,
      is_dry_run: it.isDryRun,
      state: 'waiting',
      created_at: it.at,
      created_by: it.by,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return readRow(row)
}

export async function findImport(tx: Tx, { websiteId, importId }: ImportKey): Promise<StoredImport | null> {
  const row = await imports(tx, websiteId).where('id', '=', importId).executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

const maxShown = 20

/** Newest first. */
export async function listImports(tx: Tx, websiteId: string): Promise<StoredImport[]> {
  const rows = await imports(tx, websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute()
  return rows.map(readRow)
}

export async function insertNotes(tx: Tx, key: ImportKey, notes: readonly ProductImportNote[]): Promise<void> {
  if (notes.length === 0) return
  const rows = notes.map(({ line, kind, column, text }) => ({
    website_id: key.websiteId,
    import_id: key.importId,
    line,
    kind,
    column_name: column,
    text,
  }))
  await tx.insertInto('product_import_notes').values(rows).execute()
}

export async function listNotes(tx: Tx, key: ImportKey, limit: number): Promise<ProductImportNote[]> {
  const rows = await tx
    .selectFrom('product_import_notes')
    .select(['line', 'kind', 'column_name', 'text'])
    .where('website_id', '=', key.websiteId)
    .where('import_id', '=', key.importId)
    .orderBy('number')
    .limit(limit)
    .execute()
  return rows.map(({ line, kind, column_name: column, text }) => {
    return { line, kind: kind as ProductImportNote['kind'], column, text }
  })
}

function imports(tx: Tx, websiteId: string) {
  return tx.selectFrom('product_imports').selectAll().where('website_id', '=', websiteId)
}

function readRow(row: Selectable<Tables['product_imports']>): StoredImport {
  return {
    websiteId: row.website_id,
    id: row.id,
    fileName: row.file_name,
    blobKey: row.blob_key,
    dryRun: row.is_dry_run,
    state: row.state as ImportState,
    problem: row.problem,
    linesTotal: row.lines_total,
    linesDone: row.lines_done,
    added: row.added,
    updated: row.updated,
    unchanged: row.unchanged,
    failed: row.failed,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}

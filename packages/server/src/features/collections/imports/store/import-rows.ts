import type { ContentEntryKind, ContentImport, ContentImportNote } from '@sitewright/model/collections/content-imports'
import type { ImportState } from '@sitewright/model/lists/list-imports'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../../storage/database'
import type { Tables } from '../../../../storage/tables'
import type { ImportKey } from '../../../imports/import-rows'

export interface StoredContentImport extends Omit<ContentImport, 'entriesTotal' | 'entriesDone'> {
  readonly websiteId: string
  readonly blobKey: string
  readonly createdBy: string | null
  readonly linesTotal: number
  readonly linesDone: number
}

interface NewContentImport extends ImportKey {
  readonly fileName: string
  readonly blobKey: string
  readonly collectionId: string | null
  readonly isDryRun: boolean
  readonly at: Date
  readonly by: string | null
}

export async function insertContentImport(tx: Tx, it: NewContentImport): Promise<StoredContentImport> {
  const row = await tx
    .insertInto('content_imports')
    .values({
      website_id: it.websiteId,
      id: it.importId,
      file_name: it.fileName,
      blob_key: it.blobKey,
      collection_id: it.collectionId,
      is_dry_run: it.isDryRun,
      state: 'waiting',
      created_at: it.at,
      created_by: it.by,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return readRow(row)
}

export async function findContentImport(
  tx: Tx,
  { websiteId, importId }: ImportKey,
): Promise<StoredContentImport | null> {
  const row = await imports(tx, websiteId).where('id', '=', importId).executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

const maxShown = 20

/** Newest first. */
export async function listContentImports(tx: Tx, websiteId: string): Promise<StoredContentImport[]> {
  const rows = await imports(tx, websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute()
  return rows.map(readRow)
}

/** The blog that an import made for its posts. */
export async function setImportCollection(
  tx: Tx,
  { websiteId, importId }: ImportKey,
  collectionId: string,
): Promise<void> {
  await tx
    .updateTable('content_imports')
    .set({ collection_id: collectionId })
    .where('website_id', '=', websiteId)
    .where('id', '=', importId)
    .execute()
}

export async function insertContentNotes(
  tx: Tx,
  { websiteId, importId }: ImportKey,
  notes: readonly ContentImportNote[],
): Promise<void> {
  if (notes.length === 0) return
  const rows = notes.map((note) => ({ website_id: websiteId, import_id: importId, ...note }))
  await tx.insertInto('content_import_notes').values(rows).execute()
}

/** What was not taken comes first, then what is not as it was: a long import says more than is read. */
export async function listContentNotes(
  tx: Tx,
  { websiteId, importId }: ImportKey,
  limit: number,
): Promise<ContentImportNote[]> {
  const rows = await tx
    .selectFrom('content_import_notes')
    .select(['line', 'kind', 'entry', 'title', 'text'])
    .where('website_id', '=', websiteId)
    .where('import_id', '=', importId)
    .orderBy(sql`case kind when 'problem' then 0 when 'change' then 1 when 'skip' then 2 else 3 end`)
    .orderBy('number')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    return { ...row, kind: row.kind as ContentImportNote['kind'], entry: row.entry as ContentEntryKind }
  })
}

function imports(tx: Tx, websiteId: string) {
  return tx.selectFrom('content_imports').selectAll().where('website_id', '=', websiteId)
}

function readRow(row: Selectable<Tables['content_imports']>): StoredContentImport {
  return {
    websiteId: row.website_id,
    id: row.id,
    fileName: row.file_name,
    blobKey: row.blob_key,
    collectionId: row.collection_id,
    dryRun: row.is_dry_run,
    state: row.state as ImportState,
    problem: row.problem,
    linesTotal: row.lines_total,
    linesDone: row.lines_done,
    added: row.added,
    unchanged: row.unchanged,
    skipped: row.skipped,
    failed: row.failed,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}

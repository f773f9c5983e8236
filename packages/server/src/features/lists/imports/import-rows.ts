import {
  type ImportEvent,
  type ImportPlan,
  type ImportState,
  importPlan,
  importTable,
  type ListImport,
} from '@sitewright/model/lists/list-imports'
import { stateAfter, statesBefore } from '@sitewright/model/states/state-table'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { Tables } from '../../../storage/tables'
import type { ListKey } from '../store/list-rows'

export interface StoredImport extends ListImport {
  readonly blobKey: string
  readonly plan: ImportPlan
}

interface NewImport extends ListKey {
  readonly importId: string
  readonly fileName: string
  readonly blobKey: string
  readonly plan: ImportPlan
  readonly at: Date
  readonly by: string | null
}

export async function insertImport(tx: Tx, it: NewImport): Promise<StoredImport> {
  const row = await tx
    .insertInto('list_imports')
    .values({
      website_id: it.websiteId,
      id: it.importId,
      list_id: it.listId,
      file_name: it.fileName,
      blob_key: it.blobKey,
      plan: JSON.stringify(it.plan),
      state: 'waiting',
      created_at: it.at,
      created_by: it.by,
      finished_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return readRow(row)
}

export async function findImport(tx: Tx, websiteId: string, importId: string): Promise<StoredImport | null> {
  const row = await imports(tx, websiteId).where('id', '=', importId).executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

const maxShown = 20

/** Newest first. */
export async function listImports(tx: Tx, { websiteId, listId }: ListKey): Promise<StoredImport[]> {
  const rows = await imports(tx, websiteId)
    .where('list_id', '=', listId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute()
  return rows.map(readRow)
}

export interface ImportCounts {
  readonly added: number
  readonly updated: number
  readonly unchanged: number
  readonly keptOut: number
  readonly failed: number
}

interface ImportKey {
  readonly websiteId: string
  readonly importId: string
}

/**
 * Stored with the lines themselves: after a crash the import goes on behind them, and counts none twice. Throws when the
 * import has ended meanwhile: then the lines are not stored either.
 */
export async function noteProgress(
  tx: Tx,
  key: ImportKey,
  { linesDone, ...counts }: ImportCounts & { readonly linesDone: number },
): Promise<void> {
  const stored = await moving(tx, key, 'run')
    .set({
      lines_done: linesDone,
      added: sql`added + ${counts.added}`,
      updated: sql`updated + ${counts.updated}`,
      unchanged: sql`unchanged + ${counts.unchanged}`,
      kept_out: sql`kept_out + ${counts.keptOut}`,
      failed: sql`failed + ${counts.failed}`,
    })
    .returning('id')
    .executeTakeFirst()
  if (stored === undefined) throw new Error('The import has ended already.')
}

/** False, and nothing is changed, when it has ended already. */
export async function runImport(tx: Tx, key: ImportKey, linesTotal: number): Promise<boolean> {
  return (
    (await moving(tx, key, 'run').set({ lines_total: linesTotal }).returning('id').executeTakeFirst()) !== undefined
  )
}

/** An import that has ended stays as it ended. */
export async function endImport(tx: Tx, key: ImportKey, end: { problem: string; at: Date }): Promise<void> {
  const event = end.problem === '' ? 'finish' : 'fail'
  await moving(tx, key, event).set({ problem: end.problem, finished_at: end.at }).execute()
}

function moving(tx: Tx, key: ImportKey, event: ImportEvent) {
  return tx
    .updateTable('list_imports')
    .set({ state: stateAfter(importTable, event) })
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.importId)
    .where('state', 'in', statesBefore(importTable, event))
}

export interface ImportError {
  readonly line: number
  readonly problem: string
  readonly content: string
}

const longestContent = 500

export async function insertImportErrors(
  tx: Tx,
  key: { readonly websiteId: string; readonly importId: string },
  errors: readonly ImportError[],
): Promise<void> {
  if (errors.length === 0) return
  await tx
    .insertInto('list_import_errors')
    .values(
      errors.map(({ line, problem, content }) => ({
        website_id: key.websiteId,
        import_id: key.importId,
        line,
        problem,
        // The database keeps neither zeros nor halves of letters.
        content: content.slice(0, longestContent).replace(/[\0\p{Cs}]/gu, ''),
      })),
    )
    .execute()
}

export async function listImportErrors(
  tx: Tx,
  key: { readonly websiteId: string; readonly importId: string },
  page: { readonly after: number; readonly limit: number },
): Promise<ImportError[]> {
  return tx
    .selectFrom('list_import_errors')
    .select(['line', 'problem', 'content'])
    .where('website_id', '=', key.websiteId)
    .where('import_id', '=', key.importId)
    .where('line', '>', page.after)
    .orderBy('line')
    .limit(page.limit)
    .execute()
}

function imports(tx: Tx, websiteId: string) {
  return tx.selectFrom('list_imports').selectAll().where('website_id', '=', websiteId)
}

function readRow(row: Selectable<Tables['list_imports']>): StoredImport {
  const plan = importPlan.parse(row.plan)
  return {
    id: row.id,
    listId: row.list_id,
    fileName: row.file_name,
    blobKey: row.blob_key,
    plan,
    consent: plan.consent,
    state: row.state as ImportState,
    problem: row.problem,
    linesTotal: row.lines_total,
    linesDone: row.lines_done,
    added: row.added,
    updated: row.updated,
    unchanged: row.unchanged,
    keptOut: row.kept_out,
    failed: row.failed,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}

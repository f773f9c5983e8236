import { type ImportEvent, importTable } from '@sitewright/model/lists/list-imports'
import { stateAfter, statesBefore } from '@sitewright/model/states/state-table'
import { sql } from 'kysely'
import type { Tx } from '../../storage/database'

export interface ImportKey {
  readonly websiteId: string
  readonly importId: string
}

export interface ImportProgress {
  readonly linesDone: number
  /** What is added to each count, by the name of its column. */
  readonly counts: Readonly<Record<string, number>>
}

/** How an import of a file goes on. Each kind has a table of its own, with these columns among others. */
export function createImportRows(name: 'product_imports' | 'content_imports') {
  // What both tables have is all that is used here; the types of one stand for both.
  const table = name as 'product_imports'

  function moving(tx: Tx, key: ImportKey, event: ImportEvent) {
    return tx
      .updateTable(table)
      .set({ state: stateAfter(importTable, event) })
      .where('website_id', '=', key.websiteId)
      .where('id', '=', key.importId)
      .where('state', 'in', statesBefore(importTable, event))
  }

  return {
    /** False, and nothing is changed, when it has ended already. */
    async run(tx: Tx, key: ImportKey, linesTotal: number): Promise<boolean> {
      const row = await moving(tx, key, 'run').set({ lines_total: linesTotal }).returning('id').executeTakeFirst()
      return row !== undefined
    },

    /** Stored with the entry itself: after a crash the import goes on behind it. Throws when the import has ended meanwhile. */
    async noteProgress(tx: Tx, key: ImportKey, { linesDone, counts }: ImportProgress): Promise<void> {
      const added = Object.entries(counts).map(([column, count]) => [column, sql`${sql.ref(column)} + ${count}`])
      const stored = await moving(tx, key, 'run')
        .set({ lines_done: linesDone, ...Object.fromEntries(added) })
        .returning('id')
        .executeTakeFirst()
      if (stored === undefined) throw new Error('The import has ended already.')
    },

    async end(tx: Tx, key: ImportKey, { problem, at }: { readonly problem: string; readonly at: Date }): Promise<void> {
      const event = problem === '' ? 'finish' : 'fail'
      await moving(tx, key, event).set({ problem, finished_at: at }).execute()
    },
  }
}

export type ImportRows = ReturnType<typeof createImportRows>

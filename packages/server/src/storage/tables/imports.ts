import type { ColumnType, Generated } from 'kysely'
import type { LaterTime, Time } from './column-types'

/** Kept by the database: read, never written. */
type Copied<Value> = ColumnType<Value, never, never>

export interface ImportTables {
  content_imports: {
    website_id: string
    id: string
    file_name: string
    blob_key: string
    collection_id: string | null
    is_dry_run: boolean
    state: string
    problem: Generated<string>
    lines_total: Generated<number>
    lines_done: Generated<number>
    added: Generated<number>
    unchanged: Generated<number>
    skipped: Generated<number>
    failed: Generated<number>
    created_at: Time
    created_by: string | null
    finished_at: LaterTime
  }
  content_import_notes: {
    website_id: string
    import_id: string
    number: Copied<number>
    line: number
    kind: string
    entry: string
    title: string
    text: string
  }
  imported_content: {
    website_id: string
    source: string
    kind: string
    source_id: string
    target_id: string
    created_at: Time
  }
}

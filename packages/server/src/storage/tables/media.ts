import type { ColumnType, Generated } from 'kysely'
import type { Time } from './column-types'

export interface MediaTables {
  assets: {
    website_id: string
    id: string
    name: string
    kind: string
    content_type: string
    byte_length: number
    width: number | null
    height: number | null
    is_animated: boolean
    placeholder: Generated<string | null>
    tones: Generated<string | null>
    blob_key: string
    /** Counts the files that it was: 1 until it is replaced. */
    version: Generated<number>
    alt_text: string
    folder_id: Generated<string | null>
    created_at: Time
    created_by: string | null
    deleted_at: Time | null
  }
  asset_folders: {
    website_id: string
    id: string
    parent_id: string | null
    name: string
    created_at: Time
    created_by: string | null
    deleted_at: Time | null
    /** What a deleted folder held, for undo. */
    held_assets: Held
    held_folders: Held
  }
}

type Held = ColumnType<string[], string[] | undefined, string[]>

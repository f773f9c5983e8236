import type { Generated } from 'kysely'
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
    blob_key: string
    /** Counts the files that it was: 1 until it is replaced. */
    version: Generated<number>
    alt_text: string
    created_at: Time
    created_by: string | null
    deleted_at: Time | null
  }
}

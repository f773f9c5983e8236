import type { ColumnType, Generated } from 'kysely'
import type { Json, Time } from './column-types'

export interface FormTables {
  /** Forms as visitors see them now; is_live is false where none can. */
  forms: {
    website_id: string
    id: string
    kind: string
    name: string
    place: string
    page_id: string | null
    definition: Json
    version: number
    is_live: boolean
    created_at: Time
    updated_at: Time
  }
  form_versions: { website_id: string; form_id: string; version: number; definition: Json; created_at: Time }
  submissions: {
    website_id: string
    id: string
    form_id: string
    form_version: number
    state: string
    is_read: Generated<boolean>
    is_starred: Generated<boolean>
    is_delivered: Generated<boolean>
    answers: Json
    email: string | null
    words: ColumnType<string, string, never>
    fingerprint: string
    spam_reasons: Generated<string[]>
    page_id: string | null
    page_path: Generated<string>
    page_title: Generated<string>
    created_at: Time
    state_changed_at: Time
  }
  submission_notes: {
    website_id: string
    submission_id: string
    id: string
    text: string
    created_at: Time
    created_by: string | null
  }
  webhook_secrets: { website_id: string; form_id: string; secret: string; created_at: Time }
  /** Kept by triggers of the database. */
  submission_counts: {
    website_id: string
    form_id: string
    state: string
    total: ColumnType<number, never, never>
    unread: ColumnType<number, never, never>
  }
}

import type { ColumnType, Generated } from 'kysely'
import type { Json, LaterTime, Time } from './column-types'

export interface ListTables {
  mailing_lists: {
    website_id: string
    id: string
    name: string
    double_opt_in: Generated<boolean>
    welcome_text: Generated<string>
    created_at: Time
    created_by: string | null
    deleted_at: Time | null
  }
  subscribers: {
    website_id: string
    id: string
    list_id: string
    /** In lower case. */
    email: string
    name: string
    state: string
    source: string
    confirm_hash: ColumnType<string | null, string | null | undefined, string | null>
    confirm_until: LaterTime
    /** Confirmation mails within a day of `confirm_mail_at`. */
    confirm_mails: Generated<number>
    confirm_mail_at: LaterTime
    leave_code: string
    created_at: Time
    subscribed_at: LaterTime
    unsubscribed_at: LaterTime
  }
  contact_events: {
    website_id: string
    id: string
    email: string
    list_id: string | null
    kind: string
    detail: string
    created_at: Time
  }
  list_imports: {
    website_id: string
    id: string
    list_id: string
    file_name: string
    blob_key: string
    plan: Json
    state: string
    problem: Generated<string>
    lines_total: Generated<number>
    lines_done: Generated<number>
    added: Generated<number>
    updated: Generated<number>
    unchanged: Generated<number>
    kept_out: Generated<number>
    failed: Generated<number>
    created_at: Time
    created_by: string | null
    finished_at: Time | null
  }
  list_import_errors: { website_id: string; import_id: string; line: number; problem: string; content: string }
}

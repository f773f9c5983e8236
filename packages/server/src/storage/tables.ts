import type { ColumnType, Generated } from 'kysely'

type Json = ColumnType<unknown, string, string>
type Time = ColumnType<Date, Date | string, Date | string>

export interface Tables {
  accounts: {
    id: string
    email: string
    display_name: string
    password_hash: string
    email_verified_at: Time | null
    created_at: Time
  }
  account_sessions: {
    token_hash: string
    account_id: string
    /** A session counts on the one host that it was made for. */
    host: string
    crumb: string
    created_at: Time
    last_seen_at: Time
    expires_at: Time
  }
  /** One-time codes: handover to a site's address, password reset. Stored hashed. */
  account_codes: {
    code_hash: string
    account_id: string
    purpose: string
    bound_to: string
    expires_at: Time
  }
  access_tokens: {
    id: string
    account_id: string
    name: string
    token_hash: string
    created_at: Time
    last_used_at: Time | null
  }
  websites: {
    id: string
    identifier: string
    owner_account_id: string
    template: string
    created_at: Time
  }
  website_domains: { host: string; website_id: string; created_at: Time; is_primary: Generated<boolean> }
  /** Domains that wait for the proof in their DNS, and those that gave it. */
  domain_claims: { website_id: string; host: string; created_at: Time }
  memberships: { website_id: string; account_id: string; roles: number[]; created_at: Time }

  /** settings, styles, header-footer, url-mappings: one validated JSON document each. */
  site_documents: {
    website_id: string
    name: string
    version: number
    body: Json
    updated_at: Time
    updated_by: string | null
  }
  pages: {
    website_id: string
    id: string
    slug: string
    settings: Json
    position: number
    draft: Json
    draft_version: number
    published: Json | null
    published_settings: Json | null
    /** Made by the database of the published copy. */
    search_words: ColumnType<string, never, never>
    published_version: number | null
    published_at: Time | null
    deleted_at: Time | null
    created_at: Time
    updated_at: Time
    updated_by: string | null
    recent_saves: ColumnType<string[], string[] | undefined, string[]>
    scheduled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    scheduled_by: ColumnType<string | null, string | null | undefined, string | null>
  }
  preview_links: {
    website_id: string
    id: string
    page_id: string
    token_hash: string
    created_at: Time
    created_by: string | null
    expires_at: Time
  }
  page_passwords: { website_id: string; page_id: string; password_hash: string; updated_at: Time }
  page_revisions: {
    website_id: string
    page_id: string
    id: string
    version: number
    document: Json
    settings: Json
    reason: string
    name: ColumnType<string, string | undefined, string>
    created_at: Time
    created_by: string | null
  }
  section_presets: {
    website_id: string
    id: string
    name: string
    document: Json
    created_at: Time
    created_by: string | null
  }
  redirects: { website_id: string; from_path: string; to_path: string; status: number; created_at: Time }
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
  /** What visitors chose about cookies: nothing in it tells who they are. */
  consent_choices: {
    website_id: string
    id: string
    choice: string
    banner_version: number
    settings_version: number
    created_at: Time
  }
  /** Waiting, taken (it has a lease) or dead. The empty website id is the platform's own work. */
  jobs: {
    website_id: string
    id: string
    kind: string
    key: string
    payload: Json
    run_at: Time
    attempts: Generated<number>
    lease_token: string | null
    lease_until: Time | null
    dead_at: Time | null
    last_error: Generated<string>
    progress_done: number | null
    progress_total: number | null
    created_at: Time
  }
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
    confirm_until: ColumnType<Date | null, Date | null | undefined, Date | null>
    /** Confirmation mails within a day of `confirm_mail_at`. */
    confirm_mails: Generated<number>
    confirm_mail_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    leave_code: string
    created_at: Time
    subscribed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    unsubscribed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
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
  host_secrets: { name: string; secret: string; created_at: Time }
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
  /** Members of a site. Without a password until who was invited has chosen one. */
  site_users: {
    website_id: string
    id: string
    email: string
    name: string
    password_hash: string | null
    state: string
    created_at: Time
    confirmed_at: Time | null
    signed_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  site_user_sessions: {
    website_id: string
    token_hash: string
    site_user_id: string
    xsrf_token: string
    is_remembered: boolean
    created_at: Time
    last_seen_at: Time
    expires_at: Time
  }
  /** What a mail leads to: joining, a new password, an invitation. */
  site_user_codes: {
    website_id: string
    id: string
    purpose: string
    email: string
    code_hash: string | null
    name: string
    password_hash: string | null
    next_path: string
    created_at: Time
    expires_at: Time
  }
  rate_counters: { key: string; window_start: Time; hits: Generated<number> }
}

import type { Time } from './column-types'

export interface AccountTables {
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
  contributor_marks: {
    token_hash: string
    session_hash: string
    website_id: string
    state_hash: string | null
    created_at: Time
  }
  /** One-time codes: password reset, confirmed email addresses. Stored hashed. */
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
    scopes: string[] | null
  }
}

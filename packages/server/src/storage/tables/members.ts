import type { LaterTime, Time } from './column-types'

export interface MemberTables {
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
    signed_in_at: LaterTime
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
}

import type { ColumnType, Generated } from 'kysely'
import type { Json, Time } from './column-types'

export interface SiteTables {
  websites: {
    id: string
    identifier: string
    owner_account_id: string
    template: string
    created_at: Time
    status: Generated<number>
    website_type: Generated<number>
    site_version: Generated<string>
    experiments: ColumnType<unknown, string | undefined, string>
    visibility: Generated<string>
    password_hash: Generated<string | null>
  }
  website_domains: { host: string; website_id: string; created_at: Time; is_primary: Generated<boolean> }
  /** Domains that wait for the proof in their DNS, and those that gave it. */
  domain_claims: { website_id: string; host: string; created_at: Time }
  memberships: { website_id: string; account_id: string; roles: number[]; created_at: Time }
  /** Of people who may have an account or not; the email address is in small letters. */
  contributor_invitations: {
    website_id: string
    id: string
    email: string
    roles: number[]
    inviter_account_id: string
    token_hash: string
    created_at: Time
    expires_at: Time
  }
  /** settings, styles, header-footer, url-mappings: one validated JSON document each. */
  site_documents: {
    website_id: string
    name: string
    version: number
    body: Json
    updated_at: Time
    updated_by: string | null
  }
  redirects: { website_id: string; from_path: string; to_path: string; status: number; created_at: Time }
  /** What visitors chose about cookies: nothing in it tells who they are. */
  consent_choices: {
    website_id: string
    id: string
    choice: string
    banner_version: number
    settings_version: number
    created_at: Time
  }
}

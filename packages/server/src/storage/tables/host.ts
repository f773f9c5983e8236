import type { Generated } from 'kysely'
import type { Json, Time } from './column-types'

export interface HostTables {
  /** Waiting, taken (it has a lease) or dead. The empty website id is the platform's own work. */
  jobs: {
    website_id: string
    id: string
    kind: string
    lane: Generated<string>
    key: string
    payload: Json
    run_at: Time
    /** The time to run has come. */
    is_ready: Generated<boolean>
    attempts: Generated<number>
    lease_token: string | null
    lease_until: Time | null
    dead_at: Time | null
    last_error: Generated<string>
    progress_done: number | null
    progress_total: number | null
    created_at: Time
  }
  host_secrets: { name: string; secret: string; created_at: Time }
  rate_counters: { key: string; window_start: Time; hits: Generated<number> }
}

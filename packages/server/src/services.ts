import type { BlobStore } from './blobs/blob-store'
import type { Lists } from './features/lists/lists'
import type { Jobs } from './jobs/jobs'
import type { Mail } from './mail/mail'
import type { Settings } from './settings'
import type { Database } from './storage/database'

/** What features are given. Time, ids and chance come from here alone, so that tests decide them. */
export interface Services {
  readonly settings: Settings
  readonly database: Database
  readonly blobs: BlobStore
  /** Work for later, stored with the transaction that asks for it. */
  readonly jobs: Jobs
  readonly mail: Mail
  readonly lists: Lists
  readonly now: () => number
  readonly newId: () => string
  readonly randomBytes: (count: number) => Uint8Array
  readonly log: Log
}

/** One line per event; a message and fields, never text glued together from what a visitor sent. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

import type { BlobStore } from '../blobs/blob-store'
import type { Log } from '../ground/log'
import type { Settings } from '../ground/settings'
import type { Chance, Clock, Ids } from '../ground/time-and-chance'
import type { Jobs } from '../jobs/jobs'
import type { Mail } from '../mail/mail'
import type { Parsers } from '../parsing/parsers'
import type { Database } from '../storage/database'
import type { Lists } from './lists'

/** What features are given; each takes the few parts that it needs. The floors below name their own needs. */
export interface Services extends Clock, Ids, Chance {
  readonly settings: Settings
  readonly database: Database
  readonly blobs: BlobStore
  /** Reads what strangers wrote, where it holds nobody up. */
  readonly parsers: Parsers
  /** Work for later, stored with the transaction that asks for it. */
  readonly jobs: Jobs
  readonly mail: Mail
  readonly lists: Lists
  readonly log: Log
}

import type { Log } from '../ground/log'
import type { Chance, Clock, Ids } from '../ground/time-and-chance'
import type { Database } from '../storage/database'
import type { ClaimedJob } from './claim-rows'
import type { JobHandler } from './job-kind'

export interface JobServices extends Clock, Ids, Chance {
  readonly database: Database
  readonly log: Log
}

export interface Attempt {
  readonly handler: JobHandler
  readonly claimed: ClaimedJob
  readonly leaseToken: string
  /** Aborted when the process stops and waits no longer. */
  readonly stopping: AbortSignal
}

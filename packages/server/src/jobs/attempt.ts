import type { Services } from '../services'
import type { JobHandler } from './job-kind'
import type { ClaimedJob } from './rows'

export type JobServices = Pick<Services, 'database' | 'now' | 'newId' | 'randomBytes' | 'log'>

export interface Attempt {
  readonly handler: JobHandler
  readonly claimed: ClaimedJob
  readonly leaseToken: string
  /** Aborted when the process stops and waits no longer. */
  readonly stopping: AbortSignal
}

import type { Tx } from '../storage/database'
import type { JobServices } from './attempt'
import type { JobHandler } from './job-kind'
import { insertJobsOnce } from './rows'

const recurringKey = 'recurring'

/** The next run of a recurring job; of other kinds nothing. However many processes plan it, one waits. */
export async function planRecurring(
  tx: Tx,
  { now, newId }: Pick<JobServices, 'now' | 'newId'>,
  handler: JobHandler,
  afterMs = handler.everyMs,
): Promise<void> {
  if (handler.everyMs === undefined || afterMs === undefined) return
  await insertJobsOnce(tx, [
    {
      websiteId: '',
      id: newId(),
      kind: handler.kind.name,
      lane: handler.kind.lane,
      key: recurringKey,
      payload: {},
      runAt: new Date(now() + afterMs),
      createdAt: new Date(now()),
    },
  ])
}

import { z } from 'zod'
import { defineJobKind, handleJob, type JobHandler } from '../../jobs/job-kind'
import type { Services } from '../../services/services'
import { stemEntries } from './rows'

/** Small enough that visitors come in between. */
const atOnce = 100

/** Planned by the database itself when the language of a site changes. */
const stemSearch = defineJobKind({
  name: 'search.stem',
  label: 'Update the search for another language',
  lane: 'long',
  payload: z.strictObject({}),
  timeLimitMs: 30 * 60_000,
})

export function stemSearchHandler({ database }: Pick<Services, 'database'>): JobHandler {
  return handleJob(stemSearch, async ({ websiteId, signal }) => {
    if (websiteId === null) return
    for (;;) {
      signal.throwIfAborted()
      if ((await database.site(websiteId, (tx) => stemEntries(tx, websiteId, atOnce))) === 0) return
    }
  })
}

import { z } from 'zod'
import { defineJobKind, handleJob, type JobHandler } from '../../jobs/job-kind'
import type { Services } from '../../services/services'
import { eraseComments } from '../comments/store/moderation-rows'
import { deleteExpiredOfAccounts, deleteExpiredOfSite, listWebsiteIds } from './expired-rows'

const dayMs = 24 * 60 * 60_000
/** Comments stay in the trash for as long. */
const trashMs = 30 * dayMs
const atOnce = 500

const sweepExpired = defineJobKind({
  name: 'platform.sweep-expired',
  label: 'Remove expired sessions, codes and preview links',
  lane: 'long',
  payload: z.strictObject({}),
  timeLimitMs: 30 * 60_000,
})

/** Sites where nobody signs in any more keep none of them either. */
export function sweepExpiredHandler({ database, now }: Pick<Services, 'database' | 'now'>): JobHandler {
  return handleJob(
    sweepExpired,
    async ({ signal }) => {
      const at = new Date(now())
      await database.platform((tx) => deleteExpiredOfAccounts(tx, at))
      for (let after = ''; ; ) {
        const ids = await database.platform((tx) => listWebsiteIds(tx, { after, limit: atOnce }))
        for (const id of ids) {
          signal.throwIfAborted()
          await database.site(id, async (tx) => {
            await deleteExpiredOfSite(tx, id, at)
            await eraseComments(tx, id, { trashedBefore: new Date(now() - trashMs) })
          })
          after = id
        }
        if (ids.length < atOnce) return
      }
    },
    { everyMs: dayMs },
  )
}

import { binMs } from '@sitewright/model/pages/page-bin'
import { handleJob, type JobHandler } from '../../../jobs/job-kind'
import type { Services } from '../../../services/services'
import { eraseList, erasePending } from './clean-rows'
import { dropPendingJob, emptyListBinJob, pendingMs } from './job-kinds'

export function listCleanHandlers({ database, now }: Pick<Services, 'database' | 'now'>): JobHandler[] {
  return [
    handleJob(emptyListBinJob, async ({ websiteId, payload, finish }) => {
      if (websiteId === null) return
      await database.site(websiteId, async (tx) => {
        await eraseList(tx, { websiteId, listId: payload.listId }, new Date(now() - binMs))
        await finish(tx)
      })
    }),
    handleJob(dropPendingJob, async ({ websiteId, finish }) => {
      if (websiteId === null) return
      await database.site(websiteId, async (tx) => {
        await erasePending(tx, websiteId, new Date(now() - pendingMs))
        await finish(tx)
      })
    }),
  ]
}

import { binMs } from '@sitewright/model/pages/page-bin'
import { z } from 'zod'
import { defineJobKind, handleJob, type JobHandler } from '../../../jobs/job-kind'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { binLimit } from '../store/bin-limit'
import { erasePages } from './bin-rows'

const emptyPageBin = defineJobKind({
  name: 'pages.empty-bin',
  label: 'Empty page trash',
  lane: 'long',
  payload: z.strictObject({}),
})

/** Planned with the deleting itself; a page that was restored meanwhile is left alone. */
export async function planEmptyBin(
  tx: Tx,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  { websiteId, pageId }: { readonly websiteId: string; readonly pageId: string },
): Promise<void> {
  const runAt = new Date(now() + binMs + 1000)
  await jobs.add(tx, { kind: emptyPageBin, websiteId, key: pageId, runAt, payload: {} })
}

export function pageJobHandlers(services: Pick<Services, 'database' | 'now'>): JobHandler[] {
  return [
    handleJob(emptyPageBin, async ({ websiteId, finish }) => {
      if (websiteId === null) return
      await services.database.site(websiteId, async (tx) => {
        await erasePages(tx, websiteId, { deletedBefore: binLimit(services) })
        await finish(tx)
      })
    }),
  ]
}

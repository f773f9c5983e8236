import { z } from 'zod'
import { defineJobKind, handleJob, type JobHandler } from '../../../../jobs/job-kind'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { planRemoval } from '../../../assets/pictures/jobs'
import { forgetFiles, hasFiles } from '../store/file-rows'

const dayMs = 24 * 60 * 60_000

const sweepFiles = defineJobKind({
  name: 'product-files.sweep',
  label: 'Remove unused product files',
  lane: 'long',
  payload: z.strictObject({}),
})

type SweepServices = Pick<Services, 'database' | 'blobs' | 'jobs' | 'now'>

/**
 * One waits for each site that has such files, and comes again every day: products go for good in many ways, none of which
 * knows of their files.
 */
export async function planSweep(
  tx: Tx,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  websiteId: string,
  when: 'now' | 'later',
): Promise<void> {
  const runAt = new Date(now() + (when === 'now' ? 0 : dayMs))
  await jobs.add(tx, { kind: sweepFiles, websiteId, key: 'all', runAt, payload: {} })
}

export function sweepFilesHandler(services: SweepServices): JobHandler {
  return handleJob(sweepFiles, async ({ websiteId, finish }) => {
    if (websiteId === null) return
    await services.database.site(websiteId, async (tx) => {
      await planRemoval(tx, services, websiteId, await forgetFiles(tx, websiteId))
      await finish(tx)
      if (await hasFiles(tx, websiteId)) await planSweep(tx, services, websiteId, 'later')
    })
  })
}

import { z } from 'zod'
import { defineJobKind, handleJob, type JobHandler } from '../../../jobs/job-kind'
import type { Services } from '../../../services/services'
import { isBlobNamed } from '../store/use-of-bytes-rows'
import { planRemoval } from './jobs'

const dayMs = 24 * 60 * 60_000

const removeOrphan = defineJobKind({
  name: 'assets.remove-orphan',
  label: 'Clean up interrupted uploads',
  lane: 'long',
  payload: z.strictObject({ blobKey: z.string() }),
})

interface NewBlob {
  readonly websiteId: string
  readonly blobKey: string
}

/** Stored before the bytes are, so that bytes which no row comes to name go again. Answers with how to take it back. */
export async function expectOrphan(
  { database, jobs, now }: Pick<Services, 'database' | 'jobs' | 'now'>,
  { websiteId, blobKey }: NewBlob,
): Promise<() => Promise<void>> {
  const key = { kind: removeOrphan, websiteId, key: blobKey }
  const runAt = new Date(now() + dayMs)
  await database.site(websiteId, (tx) => jobs.add(tx, { ...key, runAt, payload: { blobKey } }))
  return async () => {
    await database.site(websiteId, (tx) => jobs.cancel(tx, key))
  }
}

export function removeOrphanHandler(services: Pick<Services, 'database' | 'blobs' | 'jobs' | 'now'>): JobHandler {
  return handleJob(removeOrphan, async ({ websiteId, payload: { blobKey }, finish }) => {
    if (websiteId === null) return
    await services.database.site(websiteId, async (tx) => {
      if (!(await isBlobNamed(tx, websiteId, blobKey))) await planRemoval(tx, services, websiteId, [blobKey])
      await finish(tx)
    })
  })
}

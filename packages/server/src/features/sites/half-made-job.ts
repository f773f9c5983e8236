import { z } from 'zod'
import { findWebsiteById } from '../../hosts/rows'
import { defineJobKind, handleJob, type JobHandler } from '../../jobs/job-kind'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import { planRemoval } from '../assets/pictures/jobs'
import { listBlobsOfSite } from '../assets/store/use-of-bytes-rows'
import { deleteContent } from './rows'

type RemovalServices = Pick<Services, 'database' | 'blobs' | 'jobs' | 'now'>

const dayMs = 24 * 60 * 60_000

const removeHalfMade = defineJobKind({
  name: 'sites.remove-half-made',
  label: 'Clean up unfinished site',
  lane: 'long',
  payload: z.strictObject({}),
})
const jobOf = (websiteId: string) => ({ kind: removeHalfMade, websiteId, key: 'half-made' })

/** Stored before the first row of the site: its content goes again if it is not opened. */
export async function expectHalfMade({ database, jobs, now }: RemovalServices, websiteId: string): Promise<void> {
  const runAt = new Date(now() + dayMs)
  await database.site(websiteId, (tx) => jobs.add(tx, { ...jobOf(websiteId), runAt, payload: {} }))
}

export async function forgetHalfMade(tx: Tx, { jobs }: Pick<Services, 'jobs'>, websiteId: string): Promise<void> {
  await jobs.cancel(tx, jobOf(websiteId))
}

/** Its rows and its bytes. */
export async function takeBackContent(tx: Tx, services: RemovalServices, websiteId: string): Promise<void> {
  await planRemoval(tx, services, websiteId, await listBlobsOfSite(tx, websiteId))
  await deleteContent(tx, websiteId)
}

export function removeHalfMadeHandler(services: RemovalServices): JobHandler {
  return handleJob(removeHalfMade, async ({ websiteId, finish }) => {
    if (websiteId === null) return
    const { database } = services
    if ((await database.platform((tx) => findWebsiteById(tx, websiteId))) !== null) return
    await database.site(websiteId, async (tx) => {
      await takeBackContent(tx, services, websiteId)
      await finish(tx)
    })
  })
}

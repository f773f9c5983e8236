import { binMs } from '@sitewright/model/pages/page-bin'
import { z } from 'zod'
import { defineJobKind, handleJob, type JobHandler } from '../../../jobs/job-kind'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { eraseAssets } from '../store/bin-rows'
import { eraseFolders } from '../store/folder-rows'
import { listBlobKeys } from './image-variants'

const emptyAssetBin = defineJobKind({
  name: 'assets.empty-bin',
  label: 'Empty file trash',
  lane: 'long',
  payload: z.strictObject({}),
})
const removeBytes = defineJobKind({
  name: 'assets.remove-bytes',
  label: 'Remove deleted files from storage',
  lane: 'long',
  payload: z.strictObject({ blobKeys: z.array(z.string()) }),
  timeLimitMs: 10 * 60_000,
})

type AssetJobServices = Pick<Services, 'database' | 'blobs' | 'jobs' | 'now'>

/** What was deleted before this moment is gone. */
export function assetBinLimit({ now }: Pick<Services, 'now'>): Date {
  return new Date(now() - binMs)
}

/** Planned with the deleting itself; who restored the file meanwhile loses nothing. */
export async function planEmptyBin(tx: Tx, { jobs, now }: AssetJobServices, websiteId: string): Promise<void> {
  const at = now() + binMs + 1000
  // One for all files of a day: a job empties whatever is due.
  const key = new Date(at).toISOString().slice(0, 10)
  const endOfDay = new Date(`${key}T23:59:59.999Z`)
  await jobs.add(tx, { kind: emptyAssetBin, websiteId, key, runAt: endOfDay, payload: {} })
}

/** Bytes go after the row that named them, and for certain. */
export async function planRemoval(tx: Tx, { jobs }: AssetJobServices, websiteId: string, blobKeys: readonly string[]) {
  if (blobKeys.length > 0) await jobs.add(tx, { kind: removeBytes, websiteId, payload: { blobKeys: [...blobKeys] } })
}

export function assetJobHandlers(services: AssetJobServices): JobHandler[] {
  return [
    handleJob(emptyAssetBin, async ({ websiteId, finish }) => {
      if (websiteId === null) return
      await services.database.site(websiteId, async (tx) => {
        const deletedBefore = assetBinLimit(services)
        const blobKeys = await eraseAssets(tx, websiteId, { deletedBefore })
        await eraseFolders(tx, websiteId, deletedBefore)
        await planRemoval(tx, services, websiteId, blobKeys)
        await finish(tx)
      })
    }),
    handleJob(removeBytes, async ({ payload, signal }) => {
      for (const blobKey of payload.blobKeys.flatMap(listBlobKeys)) {
        if (signal.aborted) throw new Error('Not all deleted files have been removed from storage yet.')
        await services.blobs.remove(blobKey)
      }
    }),
  ]
}

import { z } from 'zod'
import { readSiteDocument } from '../../../content/document-rows'
import { defineJobKind, handleJob, type JobHandler } from '../../../jobs/job-kind'
import { planJob } from '../../../jobs/jobs'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { removeOldSubmissions } from './clean-rows'

const dayMs = 24 * 60 * 60_000
/** As long as pages and files stay in their bins. */
const binMs = 30 * dayMs
/** Small enough that visitors' submissions come in between. */
const atOnce = 2_000

const cleanSubmissions = defineJobKind({
  name: 'forms.clean',
  label: 'Delete old submissions',
  lane: 'long',
  payload: z.strictObject({}),
})

/** Once a day from now on, for as long as there is something to remove. */
export async function planCleaning(tx: Tx, { jobs }: Pick<Services, 'jobs'>, websiteId: string) {
  await jobs.addAll(tx, [planJob({ kind: cleanSubmissions, websiteId, key: 'clean', payload: {} })])
}

export function cleanSubmissionsHandler(services: Pick<Services, 'database' | 'jobs' | 'now'>): JobHandler {
  const { database, jobs, now } = services
  return handleJob(cleanSubmissions, async ({ websiteId, signal }) => {
    if (websiteId === null) return
    const { body } = await database.site(websiteId, (tx) => readSiteDocument(tx, websiteId, 'forms'))
    const limits = {
      binnedBefore: new Date(now() - binMs),
      sentBefore: body.retentionDays === null ? null : new Date(now() - body.retentionDays * dayMs),
      max: atOnce,
    }
    for (;;) {
      signal.throwIfAborted()
      const { removed, binned } = await database.site(websiteId, (tx) => removeOldSubmissions(tx, websiteId, limits))
      if (removed > 0) continue
      if (binned === 0 && body.retentionDays === null) return
      const runAt = new Date(now() + dayMs)
      await database.site(websiteId, (tx) =>
        jobs.add(tx, { kind: cleanSubmissions, websiteId, key: 'clean', runAt, payload: {} }),
      )
      return
    }
  })
}

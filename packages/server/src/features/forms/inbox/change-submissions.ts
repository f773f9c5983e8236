import type { SubmissionChange } from '@sitewright/model/forms/inbox'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { indexVersions, readVersions } from '../definitions/version-rows'
import { planCleaning } from '../jobs/clean-job'
import { listDeliveries } from '../jobs/delivery-jobs'
import { takeUndelivered, updateSubmissions } from './change-rows'

/** Changes one or many; answers how many there were. What comes out of quarantine for the first time is delivered now. */
export async function changeSubmissions(
  services: Pick<Services, 'database' | 'jobs' | 'now'>,
  websiteId: string,
  { ids, change }: { ids: readonly string[]; change: SubmissionChange },
): Promise<number> {
  return services.database.site(websiteId, async (tx) => {
    const changed = await updateSubmissions(tx, { websiteId, ids }, change, new Date(services.now()))
    if (change.state === 'inbox') await deliverLate(tx, services, websiteId, ids)
    if (change.state === 'deleted') await planCleaning(tx, services, websiteId)
    return changed
  })
}

async function deliverLate(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  websiteId: string,
  ids: readonly string[],
): Promise<void> {
  const waiting = await takeUndelivered(tx, { websiteId, ids })
  if (waiting.length === 0) return
  const versions = indexVersions(await readVersions(tx, websiteId, [...new Set(waiting.map(({ formId }) => formId))]))
  const planned = waiting.flatMap((sent) => {
    const form = versions.of(sent)
    if (form === null) return []
    const route = { kind: form.kind, storage: form.definition.storage }
    return listDeliveries({ websiteId, id: sent.id, email: sent.email }, route)
  })
  await jobs.addAll(tx, planned)
}

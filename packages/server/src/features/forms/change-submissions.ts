import type { SubmissionChange } from '@sitewright/model/forms/inbox'
import type { Services } from '../../services'
import type { Tx } from '../../storage/database'
import { planCleaning } from './clean-job'
import { listDeliveries } from './delivery-jobs'
import { indexVersions, readVersions } from './version-rows'

/** Changes one or many; answers how many there were. What comes out of quarantine for the first time is delivered now. */
export async function changeSubmissions(
  services: Pick<Services, 'database' | 'jobs' | 'now'>,
  websiteId: string,
  { ids, change }: { ids: readonly string[]; change: SubmissionChange },
): Promise<number> {
  const { isRead, isStarred, state } = change
  return services.database.site(websiteId, async (tx) => {
    const values = {
      ...(isRead === undefined ? {} : { is_read: isRead }),
      ...(isStarred === undefined ? {} : { is_starred: isStarred }),
      ...(state === undefined ? {} : { state, state_changed_at: new Date(services.now()) }),
    }
    if (Object.keys(values).length === 0) return 0
    const changed = await tx
      .updateTable('submissions')
      .set(values)
      .where('website_id', '=', websiteId)
      .where('id', 'in', [...new Set(ids)])
      .returning('id')
      .execute()
    if (state === 'inbox') await deliverLate(tx, services, websiteId, ids)
    if (state === 'deleted') await planCleaning(tx, services, websiteId)
    return changed.length
  })
}

/** Marked in the same statement that finds them: two owners who press at once deliver once. */
async function deliverLate(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  websiteId: string,
  ids: readonly string[],
): Promise<void> {
  const waiting = await tx
    .updateTable('submissions')
    .set({ is_delivered: true })
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .where('is_delivered', '=', false)
    .returning(['id', 'email', 'form_id', 'form_version'])
    .execute()
  if (waiting.length === 0) return
  const versions = indexVersions(await readVersions(tx, websiteId, [...new Set(waiting.map((row) => row.form_id))]))
  const planned = waiting.flatMap((row) => {
    const form = versions.of({ formId: row.form_id, formVersion: row.form_version })
    if (form === null) return []
    const route = { kind: form.kind, storage: form.definition.storage }
    return listDeliveries({ websiteId, id: row.id, email: row.email }, route)
  })
  await jobs.addAll(tx, planned)
}

import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { handleJob, type JobHandler } from '../../jobs/job-kind'
import { type Actor, findHomepageId, type PageServices, toSummary } from './page-context'
import { noteOf } from './page-notes'
import { cancelPublishing, planPublishing, publishScheduledPage } from './publish-job'
import { showDraft } from './publish-page'
import { findPage, findScheduler, setSchedule } from './rows'

const furthestMs = 2 * 365 * 24 * 60 * 60 * 1000

/** At that time visitors get the draft as it stands then. Null takes the time away. */
export async function schedulePage(
  services: PageServices,
  actor: Actor,
  { pageId, at }: { pageId: string; at: Date | null },
): Promise<Result<PageSummary>> {
  const now = services.now()
  if (at !== null && (at.getTime() <= now || at.getTime() > now + furthestMs)) return fail('page.schedule-past')
  return services.database.site(actor.websiteId, async (tx) => {
    const { websiteId, accountId: by } = actor
    const page = await findPage(tx, websiteId, pageId)
    if (page === null) return fail('request.not-found')
    if (page.settings.kind !== 'page') return fail('page.not-content')
    await setSchedule(tx, { websiteId, pageId, at: new Date(now), by }, at)
    if (at === null) await cancelPublishing(tx, services, { websiteId, pageId })
    else await planPublishing(tx, services, { websiteId, pageId }, at)
    const note = noteOf('published', pageId, page.draftVersion)
    await services.database.announce(tx, { websiteId, tags: [], note })
    return toSummary({ ...page, scheduledAt: at }, await findHomepageId(tx, websiteId))
  })
}

/** Publishing and the end of the job are one transaction: whoever dies on the way, the page is published once. */
export function handleScheduledPublishing(services: PageServices): JobHandler {
  return handleJob(publishScheduledPage, async (job) => {
    const { websiteId } = job
    if (websiteId === null) return
    const { pageId } = job.payload
    await services.database.site(websiteId, async (tx) => {
      const page = await findPage(tx, websiteId, pageId)
      const isDue = page?.scheduledAt != null && page.scheduledAt.getTime() <= services.now()
      if (page !== null && isDue) {
        const accountId = await findScheduler(tx, websiteId, pageId)
        await showDraft(tx, services, { websiteId, accountId }, page)
      }
      // A page in the bin is not published behind its owner's back when it is taken out again.
      if (page === null) await setSchedule(tx, { websiteId, pageId, at: new Date(services.now()), by: null }, null)
      await job.finish(tx)
    })
  })
}

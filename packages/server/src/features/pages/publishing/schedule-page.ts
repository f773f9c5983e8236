import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'
import type { ContentMove } from '@sitewright/model/reference/content-statuses'
import type { Actor } from '../../../actors/actor'
import { handleJob, type JobHandler } from '../../../jobs/job-kind'
import type { Tx } from '../../../storage/database'
import { endReview } from '../store/end-review'
import { findHomepageId } from '../store/homepage-rows'
import { type PageServices, statusOf, toSummary } from '../store/page-context'
import { noteOf } from '../store/page-notes'
import { findScheduler, type PageRow, setSchedule } from '../store/rows'
import { takePage } from '../store/take-page'
import { cancelPublishing, planPublishing, publishScheduledPage } from './publish-job'
import { showDraft } from './publish-page'

const furthestMs = 2 * 365 * 24 * 60 * 60 * 1000

export function mayPublishAt({ now }: Pick<PageServices, 'now'>, at: Date): boolean {
  return at.getTime() > now() && at.getTime() <= now() + furthestMs
}

interface Schedule {
  readonly pageId: string
  /** Then visitors get the draft as it stands then. Null takes the time away. */
  readonly at: Date | null
}

export async function schedulePage(
  services: PageServices,
  actor: Actor,
  asked: Schedule,
): Promise<Result<PageSummary>> {
  return services.database.site(actor.websiteId, (tx) => setPageTime(tx, services, actor, asked))
}

/** Inside the caller's transaction. */
export async function setPageTime(
  tx: Tx,
  services: PageServices,
  { websiteId, accountId: by }: Actor,
  { pageId, at }: Schedule,
): Promise<Result<PageSummary>> {
  const now = services.now()
  if (at !== null && !mayPublishAt(services, at)) return fail('page.schedule-past')
  const move = (page: PageRow) => (at === null ? cancelMove(page) : scheduleMove(page))
  const taken = await takePage(tx, services, { websiteId, pageId, move })
  if (isFailure(taken)) return taken
  if (!hasContent(taken.settings)) return fail('page.not-content')
  const change = { websiteId, pageId, at: new Date(now), by }
  const page = at === null ? taken : await endReview(tx, change, taken)
  await setSchedule(tx, change, at)
  if (at === null) await cancelPublishing(tx, services, { websiteId, pageId })
  else await planPublishing(tx, services, { websiteId, pageId }, at)
  const note = noteOf('published', pageId, page.draftVersion)
  await services.database.announce(tx, { websiteId, tags: [], note })
  return toSummary({ ...page, scheduledAt: at }, await findHomepageId(tx, websiteId))
}

/** A published page gets an update at that time, and stays published until then. */
function scheduleMove(page: PageRow): ContentMove {
  return statusOf(page) === 'published' ? 'scheduleUpdate' : 'schedule'
}

function cancelMove(page: PageRow): ContentMove {
  return statusOf(page) === 'published' ? 'cancelUpdate' : 'cancelSchedule'
}

/** Publishing and the end of the job are one transaction: whoever dies on the way, the page is published once. */
export function handleScheduledPublishing(services: PageServices): JobHandler {
  return handleJob(publishScheduledPage, async (job) => {
    const { websiteId } = job
    if (websiteId === null) return
    const { pageId } = job.payload
    await services.database.site(websiteId, async (tx) => {
      const page = await takePage(tx, services, { websiteId, pageId, move: 'publish' })
      if (!isFailure(page) && isDue(page, services)) {
        const accountId = await findScheduler(tx, websiteId, pageId)
        await showDraft(tx, services, { websiteId, accountId }, page)
      }
      // A page in the bin is not published behind its owner's back when it is taken out again.
      if (isFailure(page)) await setSchedule(tx, { websiteId, pageId, at: new Date(services.now()), by: null }, null)
      await job.finish(tx)
    })
  })
}

function isDue({ scheduledAt }: PageRow, { now }: PageServices): boolean {
  return scheduledAt !== null && scheduledAt.getTime() <= now()
}

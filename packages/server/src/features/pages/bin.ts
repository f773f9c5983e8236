import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { emptyBin } from './bin-rows'
import {
  type Actor,
  findHomepageId,
  navigationTag,
  type PageServices,
  pageTag,
  refuseTakenSlug,
  sitemapTag,
  toSummary,
} from './page-context'
import { findPage, setDeleted } from './rows'

const daysInBin = 30
const dayMs = 24 * 60 * 60 * 1000

/** Into the bin, from where it can be taken back for 30 days. */
export async function deletePage(services: PageServices, actor: Actor, pageId: string): Promise<Result<PageSummary>> {
  return services.database.site(actor.websiteId, async (tx) => {
    const { websiteId, accountId: by } = actor
    const page = await findPage(tx, websiteId, pageId)
    if (page === null) return fail('request.not-found')
    const homepageId = await findHomepageId(tx, websiteId)
    if (pageId === homepageId) return fail('page.homepage')
    const at = new Date(services.now())
    await setDeleted(tx, { websiteId, pageId, at, by }, true)
    await emptyBin(tx, websiteId, binLimit(services))
    await services.database.announce(tx, { websiteId, tags: [pageTag(pageId), navigationTag, sitemapTag] })
    return toSummary({ ...page, deletedAt: at, updatedAt: at }, homepageId)
  })
}

/** Comes back as it was, published or not. */
export async function restorePage(services: PageServices, actor: Actor, pageId: string): Promise<Result<PageSummary>> {
  const work = services.database.site(actor.websiteId, async (tx) => {
    const { websiteId, accountId: by } = actor
    const page = await findPage(tx, websiteId, pageId, { inBin: true })
    if (page?.deletedAt == null || page.deletedAt < binLimit(services)) return fail('request.not-found')
    const at = new Date(services.now())
    await setDeleted(tx, { websiteId, pageId, at, by }, false)
    await services.database.announce(tx, { websiteId, tags: [pageTag(pageId), navigationTag, sitemapTag] })
    return toSummary({ ...page, deletedAt: null, updatedAt: at }, await findHomepageId(tx, websiteId))
  })
  return refuseTakenSlug(work)
}

/** What was deleted before this moment is gone. */
export function binLimit(services: PageServices): Date {
  return new Date(services.now() - daysInBin * dayMs)
}

import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { freeSlug } from '@sitewright/model/pages/slugs'
import { registerPageForms } from '../forms/register-forms'
import { erasePages } from './bin-rows'
import { binLimit, planEmptyBin } from './jobs'
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
import { findPage, listPages, replaceSettings, setDeleted } from './rows'

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
    await registerPageForms(tx, services, { websiteId, pageId })
    await planEmptyBin(tx, services, { websiteId, pageId })
    await services.database.announce(tx, { websiteId, tags: [pageTag(pageId), navigationTag, sitemapTag] })
    return toSummary({ ...page, deletedAt: at, updatedAt: at }, homepageId)
  })
}

/** Comes back as it was, published or not; at another address when its own was given away meanwhile. */
export async function restorePage(services: PageServices, actor: Actor, pageId: string): Promise<Result<PageSummary>> {
  const work = services.database.site(actor.websiteId, async (tx) => {
    const { websiteId, accountId: by } = actor
    const page = await findPage(tx, websiteId, pageId, { inBin: true })
    if (page?.deletedAt == null || page.deletedAt < binLimit(services)) return fail('request.not-found')
    const at = new Date(services.now())
    const taken = new Set((await listPages(tx, websiteId)).map((it) => it.settings.slug))
    const settings = { ...page.settings, slug: freeSlug(page.settings.slug, (slug) => taken.has(slug)) }
    if (settings.slug !== page.settings.slug) await replaceSettings(tx, { websiteId, pageId, settings, at, by })
    await setDeleted(tx, { websiteId, pageId, at, by }, false)
    await registerPageForms(tx, services, { websiteId, pageId })
    await services.database.announce(tx, { websiteId, tags: [pageTag(pageId), navigationTag, sitemapTag] })
    return toSummary({ ...page, settings, deletedAt: null, updatedAt: at }, await findHomepageId(tx, websiteId))
  })
  return refuseTakenSlug(work)
}

/** Out of the bin, with all its revisions. There is no way back. */
export async function deleteForever(
  services: PageServices,
  actor: Actor,
  pageId: string,
): Promise<Result<Record<string, never>>> {
  return services.database.site(actor.websiteId, async (tx) => {
    const page = await findPage(tx, actor.websiteId, pageId, { inBin: true })
    if (page === null) return fail('request.not-found')
    await erasePages(tx, actor.websiteId, { pageId })
    return {}
  })
}

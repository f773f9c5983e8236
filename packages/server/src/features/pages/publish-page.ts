import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import {
  type Actor,
  findHomepageId,
  navigationTag,
  type PageServices,
  pageTag,
  sitemapTag,
  toSummary,
} from './page-context'
import { markPublished } from './revision-rows'
import { findPage, setPublished } from './rows'

/** With a version, only that draft is published: nobody publishes changes they have not seen. */
export async function publishPage(
  services: PageServices,
  actor: Actor,
  { pageId, version }: { pageId: string; version: number | undefined },
): Promise<Result<PageSummary>> {
  return services.database.site(actor.websiteId, async (tx) => {
    const { websiteId, accountId: by } = actor
    const page = await findPage(tx, websiteId, pageId)
    if (page === null) return fail('request.not-found')
    if (version !== undefined && version !== page.draftVersion) return fail('page.changed-elsewhere')
    const at = new Date(services.now())
    await setPublished(tx, { websiteId, pageId, at, by }, true)
    await markPublished(tx, { websiteId, pageId, version: page.draftVersion })
    const isNew = page.publishedVersion === null
    const tags = [pageTag(pageId), sitemapTag, ...(isNew ? [navigationTag] : [])]
    await services.database.announce(tx, { websiteId, tags })
    const published = { ...page, publishedVersion: page.draftVersion, publishedAt: at }
    return toSummary(published, await findHomepageId(tx, websiteId))
  })
}

export async function unpublishPage(
  services: PageServices,
  actor: Actor,
  pageId: string,
): Promise<Result<PageSummary>> {
  return services.database.site(actor.websiteId, async (tx) => {
    const { websiteId, accountId: by } = actor
    const page = await findPage(tx, websiteId, pageId)
    if (page === null) return fail('request.not-found')
    const homepageId = await findHomepageId(tx, websiteId)
    if (pageId === homepageId) return fail('page.homepage')
    await setPublished(tx, { websiteId, pageId, at: new Date(services.now()), by }, false)
    await services.database.announce(tx, { websiteId, tags: [pageTag(pageId), navigationTag, sitemapTag] })
    return toSummary({ ...page, publishedVersion: null, publishedAt: null }, homepageId)
  })
}

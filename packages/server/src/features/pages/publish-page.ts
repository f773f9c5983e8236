import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import type { Tx } from '../../storage/database'
import { registerPageForms } from '../forms/register-forms'
import {
  type Actor,
  findHomepageId,
  navigationTag,
  type PageServices,
  pageTag,
  sitemapTag,
  toSummary,
} from './page-context'
import { noteOf } from './page-notes'
import { cancelPublishing } from './publish-job'
import { markPublished } from './revision-rows'
import { findPage, type PageRow, type PageWithDraft, setPublished } from './rows'

/** With a version, only that draft is published: nobody publishes changes they have not seen. */
export async function publishPage(
  services: PageServices,
  actor: Actor,
  { pageId, version }: { pageId: string; version: number | undefined },
): Promise<Result<PageSummary>> {
  return services.database.site(actor.websiteId, async (tx) => {
    const { websiteId } = actor
    const page = await findPage(tx, websiteId, pageId)
    if (page === null) return fail('request.not-found')
    if (version !== undefined && version !== page.draftVersion) return fail('page.changed-elsewhere')
    await cancelPublishing(tx, services, { websiteId, pageId })
    const published = await showDraft(tx, services, actor, page)
    return toSummary(published, await findHomepageId(tx, websiteId))
  })
}

/** Inside the caller's transaction: the draft is what visitors see, and a time to publish at is past. */
export async function showDraft(tx: Tx, services: PageServices, actor: Actor, page: PageWithDraft): Promise<PageRow> {
  const { websiteId, accountId: by } = actor
  const at = new Date(services.now())
  await setPublished(tx, { websiteId, pageId: page.id, at, by }, true)
  await registerPageForms(tx, services, { websiteId, pageId: page.id })
  await markPublished(tx, { websiteId, pageId: page.id, version: page.draftVersion })
  const isNew = page.publishedVersion === null
  const tags = [pageTag(page.id), sitemapTag, ...(isNew ? [navigationTag] : [])]
  await services.database.announce(tx, { websiteId, tags, note: noteOf('published', page.id, page.draftVersion) })
  return { ...page, publishedVersion: page.draftVersion, publishedAt: at, scheduledAt: null }
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
    await registerPageForms(tx, services, { websiteId, pageId })
    const note = noteOf('published', pageId, page.draftVersion)
    await services.database.announce(tx, { websiteId, tags: [pageTag(pageId), navigationTag, sitemapTag], note })
    return toSummary({ ...page, publishedVersion: null, publishedAt: null }, homepageId)
  })
}

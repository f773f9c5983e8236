import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import type { Actor } from '../../../actors/actor'
import { pageTag, sitemapTag } from '../../../content/cache-tags'
import type { Tx } from '../../../storage/database'
import { planWidths } from '../../assets/pictures/widths-job'
import { registerPageForms } from '../../forms/definitions/register-forms'
import { endReview } from '../store/end-review'
import { findHomepageId } from '../store/homepage-rows'
import { readOpening } from '../store/opening-rows'
import { type PageServices, tagsOfPage, toSummary } from '../store/page-context'
import { noteOf } from '../store/page-notes'
import { markPublished } from '../store/revision-rows'
import { type PageRow, type PageWithDraft, setPublished, showWithdrawn } from '../store/rows'
import { takePage } from '../store/take-page'
import { cancelPublishing } from './publish-job'

interface Publishing {
  readonly pageId: string
  /** Only that draft is published: nobody publishes changes they have not seen. */
  readonly version: number | undefined
}

export async function publishPage(
  services: PageServices,
  actor: Actor,
  asked: Publishing,
): Promise<Result<PageSummary>> {
  return services.database.site(actor.websiteId, (tx) => publishDraft(tx, services, actor, asked))
}

/** Inside the caller's transaction. */
export async function publishDraft(
  tx: Tx,
  services: PageServices,
  actor: Actor,
  { pageId, version }: Publishing,
): Promise<Result<PageSummary>> {
  const { websiteId } = actor
  const page = await takePage(tx, services, { websiteId, pageId, move: 'publish' })
  if (isFailure(page)) return page
  if (version !== undefined && version !== page.draftVersion) return fail('page.changed-elsewhere')
  await cancelPublishing(tx, services, { websiteId, pageId })
  const published = await showDraft(tx, services, actor, page)
  return toSummary(published, await findHomepageId(tx, websiteId))
}

/** Inside the caller's transaction: the draft is what visitors see, and a time to publish at is past. */
export async function showDraft(tx: Tx, services: PageServices, actor: Actor, draft: PageWithDraft): Promise<PageRow> {
  const { websiteId, accountId: by } = actor
  const at = new Date(services.now())
  const page = await endReview(tx, { websiteId, pageId: draft.id, at, by }, draft)
  const before = await readOpening(tx, websiteId, page)
  await setPublished(tx, { websiteId, pageId: page.id, at, by }, true)
  await registerPageForms(tx, services, { websiteId, pageId: page.id })
  await planWidths(tx, services, { websiteId, pageId: page.id, document: page.draft })
  await markPublished(tx, { websiteId, pageId: page.id, version: page.draftVersion })
  const isNew = page.publishedVersion === null
  const isListedSame = !isNew && before === (await readOpening(tx, websiteId, page))
  const tags = isListedSame ? [pageTag(page.id), sitemapTag] : tagsOfPage(page)
  await services.database.announce(tx, { websiteId, tags, note: noteOf('published', page.id, page.draftVersion) })
  return { ...page, publishedVersion: page.draftVersion, publishedAt: at, scheduledAt: null }
}

export async function unpublishPage(
  services: PageServices,
  actor: Actor,
  pageId: string,
): Promise<Result<PageSummary>> {
  return services.database.site(actor.websiteId, (tx) => withdrawPage(tx, services, actor, pageId))
}

/** Visitors see again what they saw before the page was unpublished, not what the draft became since. */
export async function undoUnpublishPage(
  services: PageServices,
  actor: Actor,
  pageId: string,
): Promise<Result<PageSummary>> {
  const { websiteId, accountId: by } = actor
  return services.database.site(websiteId, async (tx) => {
    const page = await takePage(tx, services, { websiteId, pageId, move: 'publish' })
    if (isFailure(page)) return page
    const publishedAt = new Date(services.now())
    const change = { websiteId, pageId, at: publishedAt, by }
    const publishedVersion = await showWithdrawn(tx, change)
    if (publishedVersion === null) return fail('page.not-unpublished')
    const read = await endReview(tx, change, page)
    await registerPageForms(tx, services, { websiteId, pageId })
    const note = noteOf('published', pageId, page.draftVersion)
    await services.database.announce(tx, { websiteId, tags: tagsOfPage(page), note })
    return toSummary({ ...read, publishedVersion, publishedAt }, await findHomepageId(tx, websiteId))
  })
}

/**
 * Inside the caller's transaction: visitors no longer see it, and it does not come back by itself: a time to publish at is
 * canceled.
 */
export async function withdrawPage(
  tx: Tx,
  services: PageServices,
  actor: Actor,
  pageId: string,
): Promise<Result<PageSummary>> {
  const { websiteId } = actor
  const page = await takePage(tx, services, { websiteId, pageId, move: 'unpublish' })
  if (isFailure(page)) return page
  const homepageId = await findHomepageId(tx, websiteId)
  if (pageId === homepageId) return fail('page.homepage')
  return toSummary(await hidePage(tx, services, actor, page), homepageId)
}

/** Inside the caller's transaction: visitors see nothing of it any more. */
export async function hidePage(tx: Tx, services: PageServices, actor: Actor, page: PageRow): Promise<PageRow> {
  const { websiteId } = actor
  const draft = await makeDraft(tx, services, actor, page)
  await registerPageForms(tx, services, { websiteId, pageId: page.id })
  const note = noteOf('published', page.id, page.draftVersion)
  await services.database.announce(tx, { websiteId, tags: tagsOfPage(page), note })
  return draft
}

/** Inside the caller's transaction: the page is a draft that no time publishes. */
export async function makeDraft(tx: Tx, services: PageServices, actor: Actor, page: PageRow): Promise<PageRow> {
  const { websiteId, accountId: by } = actor
  const change = { websiteId, pageId: page.id, at: new Date(services.now()), by }
  await cancelPublishing(tx, services, change)
  const read = await endReview(tx, change, page)
  await setPublished(tx, change, false)
  return { ...read, publishedVersion: null, publishedAt: null, scheduledAt: null }
}

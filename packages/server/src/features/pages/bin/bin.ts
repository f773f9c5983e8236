import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import type { Actor } from '../../../actors/actor'
import type { Tx } from '../../../storage/database'
import { registerPageForms } from '../../forms/definitions/register-forms'
import { findHomepageId } from '../store/homepage-rows'
import { type PageServices, tagsOfPage, toSummary } from '../store/page-context'
import { setDeleted } from '../store/rows'
import { takePage } from '../store/take-page'
import { erasePages } from './bin-rows'
import { planEmptyBin } from './jobs'

/** Into the bin, from where it can be taken back for 30 days. They are counted from the first time that it is deleted. */
export async function deletePage(services: PageServices, actor: Actor, pageId: string): Promise<Result<PageSummary>> {
  return services.database.site(actor.websiteId, (tx) => binPage(tx, services, actor, pageId))
}

/** Inside the caller's transaction. */
export async function binPage(
  tx: Tx,
  services: PageServices,
  { websiteId, accountId: by }: Actor,
  pageId: string,
): Promise<Result<PageSummary>> {
  const page = await takePage(tx, services, { websiteId, pageId, move: 'delete' })
  if (isFailure(page)) return page
  const homepageId = await findHomepageId(tx, websiteId)
  if (pageId === homepageId) return fail('page.homepage')
  if (page.deletedAt !== null) return toSummary(page, homepageId)
  const at = new Date(services.now())
  await setDeleted(tx, { websiteId, pageId, at, by }, true)
  await registerPageForms(tx, services, { websiteId, pageId })
  await planEmptyBin(tx, services, { websiteId, pageId })
  await services.database.announce(tx, { websiteId, tags: tagsOfPage(page) })
  return toSummary({ ...page, deletedAt: at, updatedAt: at }, homepageId)
}

/** Out of the bin, with all its revisions. There is no way back. */
export async function deleteForever(
  services: PageServices,
  actor: Actor,
  pageId: string,
): Promise<Result<Record<string, never>>> {
  return services.database.site(actor.websiteId, async (tx) => {
    const { websiteId } = actor
    const page = await takePage(tx, services, { websiteId, pageId, move: 'erase' })
    if (isFailure(page)) return page
    await erasePages(tx, websiteId, { pageId })
    return {}
  })
}

import { isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'
import type { Actor } from '../../../actors/actor'
import type { Tx } from '../../../storage/database'
import { registerPageForms } from '../../forms/definitions/register-forms'
import { makeDraft } from '../publishing/publish-page'
import { chooseFreeSlug } from '../store/choose-slug'
import { findHomepageId } from '../store/homepage-rows'
import { type PageServices, refuseTakenSlug, tagsOfPage, toSummary } from '../store/page-context'
import { type PageRow, replaceSettings, setDeleted } from '../store/rows'
import { takePage } from '../store/take-page'

/** Comes back as a draft. Folders and links have none, and could not be published again: they come back as they were. */
export function restorePage(services: PageServices, actor: Actor, pageId: string): Promise<Result<PageSummary>> {
  const move = ({ settings }: PageRow) => (hasContent(settings) ? 'restore' : 'undoDelete')
  return bringBack(services, actor, { pageId, move })
}

/** Comes back as it was: published, scheduled or a draft. */
export function undoDeletePage(services: PageServices, actor: Actor, pageId: string): Promise<Result<PageSummary>> {
  return bringBack(services, actor, { pageId, move: () => 'undoDelete' })
}

interface WayBack {
  readonly pageId: string
  readonly move: (page: PageRow) => 'restore' | 'undoDelete'
}

function bringBack(services: PageServices, actor: Actor, back: WayBack): Promise<Result<PageSummary>> {
  return refuseTakenSlug(services.database.site(actor.websiteId, (tx) => takeBack(tx, services, actor, back)))
}

/** Inside the caller's transaction. */
export async function takeBack(
  tx: Tx,
  services: PageServices,
  actor: Actor,
  { pageId, move }: WayBack,
): Promise<Result<PageSummary>> {
  const { websiteId, accountId: by } = actor
  const deleted = await takePage(tx, services, { websiteId, pageId, move })
  if (isFailure(deleted)) return deleted
  const at = new Date(services.now())
  const page = move(deleted) === 'restore' ? await makeDraft(tx, services, actor, deleted) : deleted
  const collectionId = page.collection?.id ?? null
  // Its own, or another when that was given away meanwhile.
  const slug = await chooseFreeSlug(tx, { websiteId, collectionId, wanted: page.settings.slug })
  const settings = { ...page.settings, slug }
  if (settings.slug !== page.settings.slug) await replaceSettings(tx, { websiteId, pageId, settings, at, by })
  await setDeleted(tx, { websiteId, pageId, at, by }, false)
  await registerPageForms(tx, services, { websiteId, pageId })
  await services.database.announce(tx, { websiteId, tags: tagsOfPage(page) })
  return toSummary({ ...page, settings, deletedAt: null, updatedAt: at }, await findHomepageId(tx, websiteId))
}

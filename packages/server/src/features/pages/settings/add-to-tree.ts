import { freeSlug, slugFromTitle } from '@sitewright/model/pages/addresses/slugs'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageDetail, PageRevision } from '@sitewright/model/pages/page-answers'
import { hasContent, type PageSettings } from '@sitewright/model/pages/page-settings'
import type { Actor } from '../../../actors/actor'
import type { Tx } from '../../../storage/database'
import { findHomepageId } from '../store/homepage-rows'
import { type PageServices, toDetail } from '../store/page-context'
import { findPage, type PageRow } from '../store/rows'
import { addPage } from './add-page'

interface TreeAddition {
  readonly settings: PageSettings
  readonly document: PageDocument
  readonly pages: readonly PageRow[]
  readonly reason: PageRevision['reason']
}

/** Inside the caller's transaction: the page is the last one of the tree. */
export function addToTree(
  tx: Tx,
  services: PageServices,
  actor: Actor,
  { pages, ...page }: TreeAddition,
): Promise<PageDetail> {
  const position = Math.max(-1, ...pages.map((it) => it.position)) + 1
  return addDraft(tx, services, actor, { ...page, position, collectionId: null })
}

interface DraftAddition extends Omit<TreeAddition, 'pages'> {
  readonly position: number
  readonly collectionId: string | null
}

/** Inside the caller's transaction. */
export async function addDraft(
  tx: Tx,
  services: PageServices,
  actor: Actor,
  addition: DraftAddition,
): Promise<PageDetail> {
  // Folders and links have no content to prepare: they are in the navigation at once.
  const isPublished = !hasContent(addition.settings)
  const pageId = services.newId()
  await addPage(tx, services, actor, { ...addition, pageId, isPublished })
  const added = await findPage(tx, actor.websiteId, pageId)
  if (added === null) throw new Error('a page is gone in the transaction that added it')
  return toDetail(added, await findHomepageId(tx, actor.websiteId))
}

export function chooseSlug(title: string, pages: readonly PageRow[]): string {
  const taken = new Set(pages.map((page) => page.settings.slug))
  return freeSlug(slugFromTitle(title), (slug) => taken.has(slug))
}

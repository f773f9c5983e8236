import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { OpenedPage, PageRevision, PageSummary } from '@sitewright/model/pages/page-answers'
import { nameAuthors } from '../../actors/author-names'
import type { Tx } from '../../storage/database'
import { inTreeOrder } from './navigation/navigation'
import { binLimit } from './store/bin-limit'
import { findHomepageId } from './store/homepage-rows'
import { type PageServices, toDetail, toSummary } from './store/page-context'
import { findRevision, listRevisions, type RevisionDetail, renameRevision } from './store/revision-rows'
import { findPage, listBinnedItems, listPages, listRecentSaves, type PageRow } from './store/rows'

/** In the order of the page tree; or what is in the bin, the latest first. */
export async function readPages(services: PageServices, websiteId: string, inBin: boolean): Promise<PageSummary[]> {
  return services.database.site(websiteId, async (tx) => {
    const homepageId = await findHomepageId(tx, websiteId)
    const pages = await listPages(tx, websiteId, inBin)
    const shown = inBin ? await addBinnedItems(tx, services, { websiteId, pages }) : inTreeOrder(pages)
    return shown.map((page) => toSummary(page, homepageId))
  })
}

async function addBinnedItems(
  tx: Tx,
  services: PageServices,
  { websiteId, pages }: { websiteId: string; pages: readonly PageRow[] },
): Promise<PageRow[]> {
  const limit = binLimit(services)
  const items = await listBinnedItems(tx, websiteId, limit)
  const binned = pages.filter((page) => page.deletedAt !== null && page.deletedAt >= limit)
  return [...binned, ...items].toSorted((a, b) => Number(b.deletedAt) - Number(a.deletedAt))
}

export async function readPage(services: PageServices, websiteId: string, pageId: string): Promise<Result<OpenedPage>> {
  return services.database.site(websiteId, async (tx) => {
    const page = await findPage(tx, websiteId, pageId)
    if (page === null) return fail('request.not-found')
    const recentSaves = await listRecentSaves(tx, websiteId, pageId)
    return { ...toDetail(page, await findHomepageId(tx, websiteId)), recentSaves }
  })
}

export interface RevisionList {
  readonly revisions: PageRevision[]
  readonly nextCursor: string | null
}

const revisionsInList = 50

export async function readRevisions(
  services: PageServices,
  websiteId: string,
  { pageId, cursor }: { pageId: string; cursor: number | undefined },
): Promise<Result<RevisionList>> {
  const found = await services.database.site(websiteId, async (tx) => {
    if ((await findPage(tx, websiteId, pageId)) === null) return null
    const list = { websiteId, pageId, before: cursor, limit: revisionsInList + 1 }
    return listRevisions(tx, list)
  })
  if (found === null) return fail('request.not-found')
  const revisions = await nameAuthors(services, found.slice(0, revisionsInList))
  const hasMore = found.length > revisionsInList
  return { revisions, nextCursor: hasMore ? String(revisions.at(-1)?.version) : null }
}

export async function readRevision(
  services: PageServices,
  websiteId: string,
  { pageId, revisionId }: { pageId: string; revisionId: string },
): Promise<Result<RevisionDetail & PageRevision>> {
  const revision = await services.database.site(websiteId, (tx) => findRevision(tx, { websiteId, pageId, revisionId }))
  if (revision === null) return fail('request.not-found')
  const [named] = await nameAuthors(services, [revision])
  return named ?? fail('request.not-found')
}

/** A named revision is kept for good, however old it grows. */
export async function nameRevision(
  services: PageServices,
  websiteId: string,
  { pageId, revisionId, name }: { pageId: string; revisionId: string; name: string },
): Promise<Result<RevisionDetail & PageRevision>> {
  const isRenamed = await services.database.site(websiteId, (tx) =>
    renameRevision(tx, { websiteId, pageId, revisionId, name }),
  )
  return isRenamed ? readRevision(services, websiteId, { pageId, revisionId }) : fail('request.not-found')
}

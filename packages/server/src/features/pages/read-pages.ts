import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { PageDetail, PageRevision, PageSummary } from '@sitewright/model/pages/page-answers'
import { binLimit } from './jobs'
import { inTreeOrder } from './navigation'
import { findHomepageId, type PageServices, toDetail, toSummary } from './page-context'
import { findRevision, listRevisions, type RevisionDetail } from './revision-rows'
import { findPage, listPages } from './rows'

/** In the order of the page tree; or what is in the bin, the latest first. */
export async function readPages(services: PageServices, websiteId: string, inBin: boolean): Promise<PageSummary[]> {
  return services.database.site(websiteId, async (tx) => {
    const homepageId = await findHomepageId(tx, websiteId)
    const pages = await listPages(tx, websiteId, inBin)
    const limit = binLimit(services)
    const binned = pages.filter((page) => page.deletedAt !== null && page.deletedAt >= limit)
    const shown = inBin ? binned.toSorted((a, b) => Number(b.deletedAt) - Number(a.deletedAt)) : inTreeOrder(pages)
    return shown.map((page) => toSummary(page, homepageId))
  })
}

export async function readPage(services: PageServices, websiteId: string, pageId: string): Promise<Result<PageDetail>> {
  return services.database.site(websiteId, async (tx) => {
    const page = await findPage(tx, websiteId, pageId)
    return page === null ? fail('request.not-found') : toDetail(page, await findHomepageId(tx, websiteId))
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
  return services.database.site(websiteId, async (tx) => {
    if ((await findPage(tx, websiteId, pageId)) === null) return fail('request.not-found')
    const list = { websiteId, pageId, before: cursor, limit: revisionsInList + 1 }
    const found = await listRevisions(tx, list)
    const revisions = found.slice(0, revisionsInList)
    const hasMore = found.length > revisionsInList
    return { revisions, nextCursor: hasMore ? String(revisions.at(-1)?.version) : null }
  })
}

export async function readRevision(
  services: PageServices,
  websiteId: string,
  { pageId, revisionId }: { pageId: string; revisionId: string },
): Promise<Result<RevisionDetail>> {
  return services.database.site(websiteId, async (tx) => {
    const revision = await findRevision(tx, { websiteId, pageId, revisionId })
    return revision ?? fail('request.not-found')
  })
}

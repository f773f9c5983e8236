import { decidePageAccess } from '@sitewright/model/accounts/page-access'
import type { SiteData } from '../../../render/site-data'

/** Who has given the password of a page, as pages know it. */
export interface PageLocks {
  isOpenTo(page: { readonly websiteId: string; readonly pageId: string }, cookie: string | undefined): Promise<boolean>
}

/** What decides about the pages that somebody may see. */
export interface StoreVisitor {
  readonly memberId: string | null
  /** The whole header, in which the browser proves what it may see. */
  readonly cookie: string | undefined
  readonly canViewSite: boolean
}

/** Ids of the stores whose pages this visitor may not see: nothing is bought from them. */
export async function listShutStores(
  { website, pages }: Pick<SiteData, 'website' | 'pages'>,
  locks: PageLocks,
  { memberId, cookie, canViewSite }: StoreVisitor,
): Promise<ReadonlySet<string>> {
  const shut = new Set<string>()
  for (const { id: pageId, settings } of pages) {
    const { kind, access } = settings
    if (kind !== 'store' || access === 'public') continue
    const isUnlocked = await locks.isOpenTo({ websiteId: website.id, pageId }, cookie)
    const decided = decidePageAccess({ access, isUnlocked, isMember: memberId !== null, canViewSite })
    if (decided !== 'content') shut.add(pageId)
  }
  return shut
}

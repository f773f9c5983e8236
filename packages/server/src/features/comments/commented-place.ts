import { decidePageAccess } from '@sitewright/model/accounts/page-access'
import type { CommentSettings } from '@sitewright/model/comments/comment-settings'
import type { LivePage } from '../../content/site-rows'
import type { Website } from '../../hosts/website'
import type { SignedInMember } from '../../http/endpoint'
import type { SiteData } from '../../render/site-data'
import type { MarkedContributor } from '../accounts/marks'
import type { PageLock } from '../published/page-lock'
import type { CommentedItem } from './store/item-rows'

const dayMs = 24 * 60 * 60_000

/** Who comments, as far as the site knows. */
export interface Commenter {
  readonly website: Website
  readonly address: string
  readonly cookies: string | undefined
  readonly userAgent: string
  readonly member: SignedInMember | null
  readonly contributor: MarkedContributor | null
}

/** Whether comments are shown with the item at all. */
export function hasComments(site: Pick<SiteData, 'comments'>, item: CommentedItem): boolean {
  return site.comments.isOn && item.allowsComments
}

/** When comments close; null for never. */
export function endOfComments({ closeAfterDays }: CommentSettings, { shownAt }: CommentedItem): number | null {
  return closeAfterDays === 0 || shownAt === null ? null : shownAt.getTime() + closeAfterDays * dayMs
}

export function areClosed(settings: CommentSettings, item: CommentedItem, now: number): boolean {
  const end = endOfComments(settings, item)
  return end !== null && now >= end
}

export function findCollectionPage(site: SiteData, item: CommentedItem): LivePage | undefined {
  return site.pages.find(({ id }) => id === item.collectionId)
}

/** Null where the page of its collection is not published. */
export function addressOfCommented(site: SiteData, item: CommentedItem): string | null {
  const page = findCollectionPage(site, item)
  return page === undefined || !item.isLive ? null : `/${page.settings.slug}/${item.slug}`
}

/** As for the pages themselves: who may not read the item finds no comments, and answers none. */
export async function mayRead(
  lock: Pick<PageLock, 'isOpenTo'>,
  { site, item }: { readonly site: SiteData; readonly item: CommentedItem },
  { cookies, member, contributor }: Commenter,
): Promise<boolean> {
  const page = findCollectionPage(site, item)
  if (page === undefined || !item.isLive) return false
  const places = [
    { pageId: page.id, access: page.settings.access },
    { pageId: item.id, access: item.access },
  ]
  for (const { pageId, access } of places) {
    const isUnlocked = access === 'password' && (await lock.isOpenTo({ websiteId: site.website.id, pageId }, cookies))
    const canViewSite = contributor?.permissions.has('site.view') === true
    if (decidePageAccess({ access, isUnlocked, isMember: member !== null, canViewSite }) !== 'content') return false
  }
  return true
}

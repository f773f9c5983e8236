import type { MemberLink } from '@sitewright/model/accounts/members'
import { addressOfPage } from '@sitewright/model/pages/addresses/page-path'
import { buildPageTree, type PageNode } from '@sitewright/model/pages/page-tree'
import type { LivePage } from '../../../content/site-rows'
import type { SiteData } from '../../../render/site-data'

/** The published pages for members, in the order of the page tree; those of a folder in its place. */
export function listMemberLinks({ pages, homepageId }: Pick<SiteData, 'pages' | 'homepageId'>): MemberLink[] {
  const nodes = buildPageTree(pages)._memberareas
  const shown = nodes.flatMap((node: PageNode<LivePage>) =>
    node.page.settings.kind === 'folder' ? node.children.map(({ page }) => page) : [node.page],
  )
  return shown.map(({ id, settings: { kind, linkTarget, navigationTitle, slug, title } }) => ({
    title: navigationTitle || title,
    href: kind === 'link' ? linkTarget : addressOfPage(slug, id === homepageId),
  }))
}

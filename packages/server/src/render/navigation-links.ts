import type { NavigationLink } from '@sitewright/blocks/view-context'
import { addressOfPage } from '@sitewright/model/pages/page-path'
import { buildPageTree, type PageNode } from '@sitewright/model/pages/page-tree'
import type { SiteData } from './site-data'
import type { LivePage } from './site-rows'

/** The menu of published pages. A folder leads to its first page and is left out while it holds none. */
export function listNavigationLinks(
  site: Pick<SiteData, 'pages' | 'homepageId'>,
  currentId: string | null,
): NavigationLink[] {
  return buildPageTree(site.pages).mainNavigation.flatMap((node) => {
    const children = node.children.filter((child) => child.page.settings.inNavigation).map((it) => toLink(it, []))
    const isEmptyFolder = node.page.settings.kind === 'folder' && children.length === 0
    return isEmptyFolder ? [] : [toLink(node, children)]
  })

  function toLink({ page }: PageNode<LivePage>, children: NavigationLink[]): NavigationLink {
    const { kind, linkTarget, slug, title } = page.settings
    const own = kind === 'link' ? linkTarget : addressOfPage(slug, page.id === site.homepageId)
    const href = kind === 'folder' ? (children[0]?.href ?? own) : own
    return { title, href, isCurrent: page.id === currentId, children }
  }
}

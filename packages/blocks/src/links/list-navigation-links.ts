import { addressOfPage } from '@sitewright/model/pages/addresses/page-path'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { buildPageTree, type FlatPage, type PageNode } from '@sitewright/model/pages/page-tree'
import type { NavigationLink } from '../ground/view-context'

interface LinkedPage extends FlatPage {
  readonly settings: FlatPage['settings'] & Pick<PageSettings, 'linkTarget' | 'navigationTitle' | 'slug' | 'title'>
}

interface LinkedSite {
  /** The pages that visitors may reach. */
  readonly pages: readonly LinkedPage[]
  readonly homepageId: string | null
}

/** The menu of published pages. A folder leads to its first page and is left out while it holds none. */
export function listNavigationLinks({ pages, homepageId }: LinkedSite, currentId: string | null): NavigationLink[] {
  return buildPageTree(pages).mainNavigation.flatMap((node) => {
    const children = node.children.filter((child) => child.page.settings.inNavigation).map((it) => toLink(it, []))
    const isEmptyFolder = node.page.settings.kind === 'folder' && children.length === 0
    return isEmptyFolder ? [] : [toLink(node, children)]
  })

  function toLink({ page }: PageNode<LinkedPage>, children: NavigationLink[]): NavigationLink {
    const { kind, linkTarget, slug } = page.settings
    const title = page.settings.navigationTitle || page.settings.title
    const own = kind === 'link' ? linkTarget : addressOfPage(slug, page.id === homepageId)
    const href = kind === 'folder' ? (children[0]?.href ?? own) : own
    return { title, href, isCurrent: page.id === currentId, children }
  }
}

import type { PageSettings } from './page-settings'

/** The navigation group of pages that menus do not link. They are reached by their address. */
export const hiddenGroup = '_hidden'
export const memberAreasGroup = '_memberareas'
export const mainGroup = 'mainNavigation'

export interface FlatPage {
  readonly id: string
  readonly position: number
  readonly settings: Pick<PageSettings, 'kind' | 'parentId' | 'inNavigation'>
}

export interface PageNode<Page extends FlatPage> {
  readonly page: Page
  readonly children: readonly PageNode<Page>[]
}

export interface PageTree<Page extends FlatPage> {
  readonly mainNavigation: readonly PageNode<Page>[]
  readonly _hidden: readonly PageNode<Page>[]
}

/** Folders hold pages and no folders. A page whose folder is gone, or is no folder, stands at the top. */
export function buildPageTree<Page extends FlatPage>(pages: readonly Page[]): PageTree<Page> {
  const ordered = pages.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
  const folders = new Set(ordered.filter((it) => it.settings.kind === 'folder').map((it) => it.id))
  const children = new Map<string, PageNode<Page>[]>()
  const top: Page[] = []
  for (const page of ordered) {
    const folderId = folderOf(page, folders)
    if (folderId === null) top.push(page)
    else children.set(folderId, [...(children.get(folderId) ?? []), { page, children: [] }])
  }
  const nodes = top.map((page) => ({ page, children: children.get(page.id) ?? [] }))
  return {
    mainNavigation: nodes.filter(({ page }) => page.settings.inNavigation),
    _hidden: nodes.filter(({ page }) => !page.settings.inNavigation),
  }
}

/** All pages in the order the tree shows them: the menu, then what is hidden; folders before what they hold. */
export function flattenTree<Page extends FlatPage>(tree: PageTree<Page>): Page[] {
  return [...tree.mainNavigation, ...tree._hidden].flatMap((node) => [node.page, ...node.children.map((it) => it.page)])
}

function folderOf(page: FlatPage, folders: ReadonlySet<string>): string | null {
  const { parentId, kind } = page.settings
  return parentId !== null && kind !== 'folder' && folders.has(parentId) ? parentId : null
}

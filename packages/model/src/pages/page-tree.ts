import type { PageSettings } from './page-settings'

/** The navigation group of pages that menus do not link. They are reached by their address. */
export const hiddenGroup = '_hidden'
export const memberAreasGroup = '_memberareas'
export const mainGroup = 'mainNavigation'

/** In the order the page tree shows them. */
export const pageGroups = [mainGroup, hiddenGroup, memberAreasGroup] as const
export type PageGroup = (typeof pageGroups)[number]

export interface FlatPage {
  readonly id: string
  readonly position: number
  readonly settings: Pick<PageSettings, 'kind' | 'parentId' | 'inNavigation' | 'access'>
}

export interface PageNode<Page extends FlatPage> {
  readonly page: Page
  readonly children: readonly PageNode<Page>[]
}

export type PageTree<Page extends FlatPage> = Readonly<Record<PageGroup, readonly PageNode<Page>[]>>

/** Pages for members stand together, linked in menus or not. */
export function groupOfPage({ settings }: Pick<FlatPage, 'settings'>): PageGroup {
  if (settings.access === 'members') return memberAreasGroup
  return settings.inNavigation ? mainGroup : hiddenGroup
}

/**
 * Folders hold pages and no folders. A page whose folder is gone, is no folder, or is for others (members or everyone)
 * stands at the top.
 */
export function buildPageTree<Page extends FlatPage>(pages: readonly Page[]): PageTree<Page> {
  const ordered = pages.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
  const folders = new Map(ordered.filter((it) => it.settings.kind === 'folder').map((it) => [it.id, it]))
  const children = new Map<string, PageNode<Page>[]>()
  const top: Page[] = []
  for (const page of ordered) {
    const folderId = folderOf(page, folders)
    if (folderId === null) top.push(page)
    else children.set(folderId, [...(children.get(folderId) ?? []), { page, children: [] }])
  }
  const nodes = top.map((page) => ({ page, children: children.get(page.id) ?? [] }))
  const inGroup = (group: PageGroup) => nodes.filter(({ page }) => groupOfPage(page) === group)
  return {
    mainNavigation: inGroup(mainGroup),
    _hidden: inGroup(hiddenGroup),
    _memberareas: inGroup(memberAreasGroup),
  }
}

/** All pages in the order the tree shows them: group by group; folders before what they hold. */
export function flattenTree<Page extends FlatPage>(tree: PageTree<Page>): Page[] {
  const nodes = pageGroups.flatMap((group) => tree[group])
  return nodes.flatMap((node) => [node.page, ...node.children.map((it) => it.page)])
}

function folderOf(page: FlatPage, folders: ReadonlyMap<string, FlatPage>): string | null {
  const { parentId, kind } = page.settings
  if (parentId === null || kind === 'folder') return null
  const folder = folders.get(parentId)
  return folder !== undefined && isForMembers(folder) === isForMembers(page) ? parentId : null
}

export function isForMembers({ settings }: Pick<FlatPage, 'settings'>): boolean {
  return settings.access === 'members'
}

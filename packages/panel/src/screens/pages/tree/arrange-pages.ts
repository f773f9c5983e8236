import type { PageSummary, SiteNavigation } from '@sitewright/model/pages/page-answers'
import {
  buildPageTree,
  memberAreasGroup,
  type PageGroup,
  type PageTree,
  pageGroups,
} from '@sitewright/model/pages/page-tree'

export type TreePage = PageSummary & { position: number }
type Node = SiteNavigation[PageGroup][number]

/** Where a page stands or is to stand: in a group, perhaps in a folder of it, in front of another one or at the end. */
export interface TreePlace {
  readonly group: PageGroup
  readonly folderId: string | null
  readonly beforeId: string | null
}

/** The host lists pages in the order of the tree, so the place in the list is the position. */
export function treeOf(pages: readonly PageSummary[]): PageTree<TreePage> {
  return buildPageTree(pages.map((page, position) => ({ ...page, position })))
}

export function navigationOf(tree: PageTree<TreePage>): SiteNavigation {
  return eachGroup((group) =>
    tree[group].map(({ page, children }) => ({
      id: page.id,
      children: children.map((child) => ({ id: child.page.id })),
    })),
  )
}

function eachGroup(write: (group: PageGroup) => Node[]): SiteNavigation {
  return { mainNavigation: write('mainNavigation'), _hidden: write('_hidden'), _memberareas: write('_memberareas') }
}

/** The list that a page stands in, with its index there. */
export function findPlace(navigation: SiteNavigation, pageId: string) {
  for (const group of pageGroups) {
    for (const [folderId, siblings] of [
      [null, navigation[group]] as const,
      ...navigation[group].map((node) => [node.id, node.children] as const),
    ]) {
      const index = siblings.findIndex((it) => it.id === pageId)
      if (index >= 0) return { group, folderId, index, siblings: siblings.map((it) => it.id) }
    }
  }
  return null
}

/** The same object when nothing changes: the page is there already, or would stand in front of itself. */
export function placePage(navigation: SiteNavigation, pageId: string, place: TreePlace): SiteNavigation {
  if (pageId === place.beforeId || pageId === place.folderId) return navigation
  const node = pageGroups.flatMap((group) => navigation[group]).find((it) => it.id === pageId)
  const children = node?.children ?? []
  // A folder with its pages cannot go into another one.
  if (place.folderId !== null && children.length > 0) return navigation
  const rest = eachGroup((group) => withoutPage(navigation[group], pageId))
  const insert = <Item extends { id: string }>(items: Item[], item: Item): Item[] => {
    const at = items.findIndex((it) => it.id === place.beforeId)
    return items.toSpliced(at < 0 ? items.length : at, 0, item)
  }
  const placed = eachGroup((group) => {
    if (group !== place.group) return rest[group]
    if (place.folderId === null) return insert(rest[group], { id: pageId, children })
    return rest[group].map((it) =>
      it.id === place.folderId ? { ...it, children: insert(it.children, { id: pageId }) } : it,
    )
  })
  return JSON.stringify(placed) === JSON.stringify(navigation) ? navigation : placed
}

function withoutPage(nodes: readonly Node[], pageId: string): Node[] {
  return nodes
    .filter((node) => node.id !== pageId)
    .map((node) => ({ ...node, children: node.children.filter((it) => it.id !== pageId) }))
}

/** The list of pages as the host will give it once it has arranged them: the screen need not wait for it. */
export function arrangeSummaries(pages: readonly PageSummary[], navigation: SiteNavigation): PageSummary[] {
  const byId = new Map(pages.map((page) => [page.id, page]))
  return pageGroups.flatMap((group) =>
    navigation[group].flatMap((node) =>
      [{ id: node.id, parentId: null }, ...node.children.map(({ id }) => ({ id, parentId: node.id }))].flatMap(
        ({ id, parentId }) => {
          const page = byId.get(id)
          return page ? [moveSummary(page, parentId, group)] : []
        },
      ),
    ),
  )
}

function moveSummary(page: PageSummary, parentId: string | null, group: PageGroup): PageSummary {
  const isMember = group === memberAreasGroup
  const open = page.hasPassword ? 'password' : 'public'
  const wasMember = page.settings.access === 'members'
  const access = isMember === wasMember ? page.settings.access : isMember ? 'members' : open
  const inNavigation = isMember || parentId !== null || group === 'mainNavigation'
  return { ...page, settings: { ...page.settings, parentId, inNavigation, access } }
}

import type { PageSummary, SiteNavigation } from '@sitewright/model/pages/page-answers'
import { buildPageTree, type PageTree } from '@sitewright/model/pages/page-tree'

export type TreePage = PageSummary & { position: number }
export type Group = 'mainNavigation' | '_hidden'
type Node = SiteNavigation[Group][number]

/** The host lists pages in the order of the tree, so the place in the list is the position. */
export function treeOf(pages: readonly PageSummary[]): PageTree<TreePage> {
  return buildPageTree(pages.map((page, position) => ({ ...page, position })))
}

export function navigationOf(tree: PageTree<TreePage>): SiteNavigation {
  const write = (group: Group): Node[] =>
    tree[group].map(({ page, children }) => ({
      id: page.id,
      children: children.map((child) => ({ id: child.page.id })),
    }))
  return { mainNavigation: write('mainNavigation'), _hidden: write('_hidden') }
}

/** One step up or down among its neighbours; the same object when it is at the end already. */
export function movePage(navigation: SiteNavigation, pageId: string, step: 1 | -1): SiteNavigation {
  const move = <Item extends { id: string }>(items: Item[]): Item[] => {
    const from = items.findIndex((item) => item.id === pageId)
    const to = from + step
    const moved = items[from]
    return !moved || to < 0 || to >= items.length ? items : items.toSpliced(from, 1).toSpliced(to, 0, moved)
  }
  const moveIn = (nodes: Node[]) => move(nodes).map((node) => ({ ...node, children: move(node.children) }))
  const moved = { mainNavigation: moveIn(navigation.mainNavigation), _hidden: moveIn(navigation._hidden) }
  return JSON.stringify(moved) === JSON.stringify(navigation) ? navigation : moved
}

/** Puts a page in front of another, wherever that one stands. A folder cannot go into a folder. */
export function placePage(navigation: SiteNavigation, pageId: string, beforeId: string): SiteNavigation {
  const { rest, node } = takeOut(navigation, pageId)
  if (!node || pageId === beforeId) return navigation
  let isPlaced = false
  const insert = <Item extends { id: string }>(items: Item[], item: Item): Item[] => {
    const place = items.findIndex((it) => it.id === beforeId)
    if (place < 0) return items
    isPlaced = true
    return items.toSpliced(place, 0, item)
  }
  const insertIn = (nodes: Node[]) =>
    insert(nodes, node).map((it) =>
      node.children.length > 0 ? it : { ...it, children: insert(it.children, { id: node.id }) },
    )
  const placed = { mainNavigation: insertIn(rest.mainNavigation), _hidden: insertIn(rest._hidden) }
  return isPlaced ? placed : navigation
}

/** To the end of a group. */
export function moveToGroup(navigation: SiteNavigation, pageId: string, group: Group): SiteNavigation {
  const { rest, node } = takeOut(navigation, pageId)
  return node ? { ...rest, [group]: [...rest[group], node] } : navigation
}

export function moveToFolder(navigation: SiteNavigation, pageId: string, folderId: string): SiteNavigation {
  const { rest, node } = takeOut(navigation, pageId)
  if (!node || pageId === folderId || node.children.length > 0) return navigation
  const add = (nodes: Node[]) =>
    nodes.map((it) => (it.id === folderId ? { ...it, children: [...it.children, { id: node.id }] } : it))
  return { mainNavigation: add(rest.mainNavigation), _hidden: add(rest._hidden) }
}

function takeOut(navigation: SiteNavigation, pageId: string): { rest: SiteNavigation; node: Node | null } {
  const nodes = [...navigation.mainNavigation, ...navigation._hidden]
  const top = nodes.find((node) => node.id === pageId)
  const child = nodes.flatMap((node) => node.children).find((it) => it.id === pageId)
  const without = (list: Node[]) =>
    list
      .filter((node) => node.id !== pageId)
      .map((node) => ({ ...node, children: node.children.filter((it) => it.id !== pageId) }))
  const rest = { mainNavigation: without(navigation.mainNavigation), _hidden: without(navigation._hidden) }
  return { rest, node: top ?? (child ? { id: child.id, children: [] } : null) }
}

import { type Category, maxCategoryDepth } from '@sitewright/model/commerce/products/categories'

type Node = Pick<Category, 'id' | 'parentId'>

/** Where a category stands or is to stand: below a parent, in front of another child or at the end. */
export interface CategoryPlace {
  readonly parentId: string | null
  readonly beforeId: string | null
}

/** 0 for the first level. */
export function depthOf(category: Node, all: readonly Node[]): number {
  const parent = all.find(({ id }) => id === category.parentId)
  return parent ? depthOf(parent, all) + 1 : 0
}

/** For a list that cannot indent. */
export function indentName(category: Category, all: readonly Category[]): string {
  return '\u2003'.repeat(depthOf(category, all)) + category.name
}

export function childrenOf<Item extends Node>(parentId: string | null, all: readonly Item[]): Item[] {
  return all.filter((it) => it.parentId === parentId)
}

/** It and all below it, in the order of the tree. */
function branchOf<Item extends Node>(id: string, all: readonly Item[]): Item[] {
  const own = all.filter((it) => it.id === id)
  return [...own, ...childrenOf(id, all).flatMap((child) => branchOf(child.id, all))]
}

/** The list with the category in its place; the same list where it stands there already or cannot stand there. */
export function placeCategory<Item extends Node>(
  all: readonly Item[],
  id: string,
  place: CategoryPlace,
): readonly Item[] {
  const branch = branchOf(id, all)
  const [own] = branch
  if (!own || place.beforeId === id || branch.some((it) => it.id === place.parentId)) return all
  if (heightOf(id, all) + depthBelow(place.parentId, all) > maxCategoryDepth) return all
  const moved = { ...own, parentId: place.parentId }
  const rest = all.filter((it) => !branch.includes(it))
  const inOrder = flatten(insertBefore(rest, moved, place.beforeId), [moved, ...branch.slice(1)])
  const isSame = inOrder.every((it, at) => it.id === all[at]?.id && it.parentId === all[at]?.parentId)
  return isSame ? all : inOrder
}

export type CategoryStep = 'up' | 'down' | 'in' | 'out'

/** Up and down go past a neighbor, in goes below the one above, out behind the parent. */
export function stepCategory<Item extends Node>(all: readonly Item[], id: string, step: CategoryStep): readonly Item[] {
  const own = all.find((it) => it.id === id)
  if (!own) return all
  const siblings = childrenOf(own.parentId, all)
  const at = siblings.findIndex((it) => it.id === id)
  const { parentId } = own
  if (step === 'up') {
    const above = siblings[at - 1]
    return above ? placeCategory(all, id, { parentId, beforeId: above.id }) : all
  }
  if (step === 'down') {
    if (at >= siblings.length - 1) return all
    return placeCategory(all, id, { parentId, beforeId: siblings[at + 2]?.id ?? null })
  }
  if (step === 'in') {
    const above = siblings[at - 1]
    return above ? placeCategory(all, id, { parentId: above.id, beforeId: null }) : all
  }
  const parent = all.find((it) => it.id === parentId)
  if (!parent) return all
  const uncles = childrenOf(parent.parentId, all)
  const behind = uncles[uncles.findIndex((it) => it.id === parent.id) + 1]
  return placeCategory(all, id, { parentId: parent.parentId, beforeId: behind?.id ?? null })
}

function heightOf(id: string, all: readonly Node[]): number {
  return 1 + Math.max(0, ...childrenOf(id, all).map((child) => heightOf(child.id, all)))
}

function depthBelow(parentId: string | null, all: readonly Node[]): number {
  const parent = all.find(({ id }) => id === parentId)
  return parent ? depthOf(parent, all) + 1 : 0
}

function insertBefore<Item extends Node>(rest: readonly Item[], moved: Item, beforeId: string | null): Item[] {
  const at = rest.findIndex((it) => it.id === beforeId && it.parentId === moved.parentId)
  return rest.toSpliced(at < 0 ? rest.length : at, 0, moved)
}

/** Parents before their children, children in the order of the list. */
function flatten<Item extends Node>(list: readonly Item[], branch: readonly Item[]): Item[] {
  const all = [...list, ...branch.slice(1)]
  const below = (parentId: string | null): Item[] => childrenOf(parentId, all).flatMap((it) => [it, ...below(it.id)])
  return below(null)
}

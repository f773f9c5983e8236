import type { CategoryRow } from '../store/category-rows'

/** The categories of a site, as a tree of each store. */
export interface CategoryTree {
  readonly all: readonly CategoryRow[]
  find(id: string): CategoryRow | undefined
  childrenOf(id: string | null, storeId?: string): CategoryRow[]
  /** From the top down to the category itself. */
  lineOf(category: CategoryRow): CategoryRow[]
  /** With those below it. */
  levelsOf(category: CategoryRow): number
  /** Parents before their children. */
  inOrder(): CategoryRow[]
}

export function buildCategoryTree(all: readonly CategoryRow[]): CategoryTree {
  const byId = new Map(all.map((category) => [category.id, category]))

  const childrenOf = (id: string | null, storeId?: string) =>
    all.filter((it) => it.parentId === id && (storeId === undefined || it.storeId === storeId))

  function lineOf(category: CategoryRow): CategoryRow[] {
    const parent = category.parentId === null ? undefined : byId.get(category.parentId)
    return parent === undefined ? [category] : [...lineOf(parent), category]
  }

  function levelsOf({ id }: CategoryRow): number {
    return 1 + Math.max(0, ...childrenOf(id).map(levelsOf))
  }

  const withChildren = (category: CategoryRow): CategoryRow[] => [
    category,
    ...childrenOf(category.id).flatMap(withChildren),
  ]

  return {
    all,
    find: (id) => byId.get(id),
    childrenOf,
    lineOf,
    levelsOf,
    inOrder: () => childrenOf(null).flatMap(withChildren),
  }
}

/** Where visitors find it, below the page of its store. */
export function addressOfCategory(tree: CategoryTree, category: CategoryRow, storeSlug: string): string {
  return `/${[storeSlug, ...tree.lineOf(category).map(({ slug }) => slug)].join('/')}`
}

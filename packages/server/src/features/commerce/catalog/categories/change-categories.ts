import {
  type Category,
  type CategoryChange,
  maxCategories,
  maxCategoryDepth,
  type NewCategory,
} from '@sitewright/model/commerce/products/categories'
import { type Failure, fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { productPart } from '@sitewright/model/pages/addresses/page-path'
import { freeSlug, slugFromTitle } from '@sitewright/model/pages/addresses/slugs'
import type { Actor } from '../../../../actors/actor'
import { sitemapTag, storeOrderTag, storeTag } from '../../../../content/cache-tags'
import type { Tx } from '../../../../storage/database'
import { isUniqueViolation } from '../../../../storage/storage-errors'
import { moveAddress } from '../../../pages/settings/move-address'
import { findPage } from '../../../pages/store/rows'
import { chooseStore } from '../products/store-page'
import type { CatalogServices } from '../store/catalog-services'
import {
  type CategoryRow,
  insertCategory,
  listCategoryRows,
  removeCategory,
  updateCategory,
} from '../store/category-rows'
import { addressOfCategory, buildCategoryTree, type CategoryTree } from './category-tree'
import { readCategories } from './read-categories'

export async function createCategory(
  services: CatalogServices,
  actor: Actor,
  wanted: NewCategory,
): Promise<Result<Category>> {
  const { websiteId } = actor
  const work = services.database.site(websiteId, async (tx) => {
    const tree = await lockTree(tx, websiteId)
    const parent = wanted.parentId === null ? null : (tree.find(wanted.parentId) ?? null)
    const storeId = await chooseStore(tx, services, actor, wanted.storeId ?? parent?.storeId)
    if (storeId === null) return fail('request.invalid', { errors: { storeId: 'This isn’t a store page.' } })
    const added = await addCategory(tx, services, actor, { tree, wanted: { ...wanted, storeId } })
    return isFailure(added) ? added : answerCategory(tx, websiteId, added.id)
  })
  return refuseTakenSlug(work)
}

interface CategoryAddition {
  readonly tree: CategoryTree
  readonly wanted: NewCategory & { readonly storeId: string }
}

/** Inside the caller's transaction. */
export async function addCategory(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  { tree, wanted }: CategoryAddition,
): Promise<Result<CategoryRow>> {
  if (tree.all.length >= maxCategories) return fail('category.too-many', { values: { limit: maxCategories } })
  const { name, description, pictureId, parentId, storeId } = wanted
  const slug = wanted.slug ?? chooseSlug(tree, { name, parentId, storeId })
  const position = lastPosition(tree, parentId) + 1
  const added = { id: services.newId(), storeId, parentId, name, slug, description, pictureId, position }
  const refusal = checkPlace(tree, added)
  if (refusal !== null) return refusal
  await insertCategory(tx, { websiteId: actor.websiteId, at: new Date(services.now()) }, added)
  await announceStore(tx, services, actor, { storeId })
  return added
}

export async function changeCategory(
  services: CatalogServices,
  actor: Actor,
  { categoryId, change }: { categoryId: string; change: CategoryChange },
): Promise<Result<Category>> {
  const { websiteId } = actor
  const work = services.database.site(websiteId, async (tx) => {
    const tree = await lockTree(tx, websiteId)
    const category = tree.find(categoryId)
    if (category === undefined) return fail('request.not-found')
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const wanted: CategoryRow = { ...category, ...given }
    const isMoved = wanted.parentId !== category.parentId
    const next = isMoved ? { ...wanted, position: lastPosition(tree, wanted.parentId) + 1 } : wanted
    const refusal = checkPlace(tree, next)
    if (refusal !== null) return refusal
    await updateCategory(tx, websiteId, next)
    const after = buildCategoryTree(tree.all.map((it) => (it.id === categoryId ? next : it)))
    const tags = await moveCategory(tx, services, actor, { before: tree, after, category, next })
    await announceStore(tx, services, actor, { storeId: category.storeId, tags })
    return answerCategory(tx, websiteId, categoryId)
  })
  return refuseTakenSlug(work)
}

/** What is below it moves up to its parent, and its old address leads there. Products stay in their other categories alone. */
export async function deleteCategory(
  services: CatalogServices,
  actor: Actor,
  categoryId: string,
): Promise<Result<Record<string, never>>> {
  const { websiteId } = actor
  return services.database.site(websiteId, async (tx) => {
    const tree = await lockTree(tx, websiteId)
    const category = tree.find(categoryId)
    if (category === undefined) return fail('request.not-found')
    await removeCategory(tx, { websiteId, categoryId })
    let after = buildCategoryTree(tree.all.filter(({ id }) => id !== categoryId))
    const tags: string[] = []
    for (const child of tree.childrenOf(categoryId)) {
      const { parentId, storeId } = category
      const position = lastPosition(after, parentId) + 1
      const slug = chooseSlug(after, { name: child.slug, parentId, storeId })
      const next = { ...child, parentId, position, slug }
      await updateCategory(tx, websiteId, next)
      after = buildCategoryTree(after.all.map((it) => (it.id === child.id ? next : it)))
      tags.push(...(await moveCategory(tx, services, actor, { before: tree, after, category: child, next })))
    }
    tags.push(...(await moveCategory(tx, services, actor, { before: tree, after, category, next: null })))
    await announceStore(tx, services, actor, { storeId: category.storeId, tags })
    return {}
  })
}

/** The order among the children of one parent; those that are not named come behind. */
export async function arrangeCategories(
  services: CatalogServices,
  actor: Actor,
  { parentId, ids }: { parentId: string | null; ids: readonly string[] },
): Promise<Result<{ categories: Category[] }>> {
  const { websiteId } = actor
  return services.database.site(websiteId, async (tx) => {
    const tree = await lockTree(tx, websiteId)
    const siblings = tree.childrenOf(parentId)
    const named = [...new Set(ids)].map((id) => siblings.find((it) => it.id === id))
    if (named.includes(undefined))
      return fail('request.invalid', { errors: { ids: 'One of these isn’t a subcategory of this category.' } })
    const rest = siblings.filter(({ id }) => !ids.includes(id))
    for (const [position, category] of [...(named as CategoryRow[]), ...rest].entries()) {
      if (category.position !== position) await updateCategory(tx, websiteId, { ...category, position })
    }
    for (const storeId of new Set(siblings.map((it) => it.storeId)))
      await announceStore(tx, services, actor, { storeId })
    return { categories: await readCategories(tx, websiteId) }
  })
}

export async function lockTree(tx: Tx, websiteId: string): Promise<CategoryTree> {
  return buildCategoryTree(await listCategoryRows(tx, websiteId, { lock: true }))
}

function checkPlace(tree: CategoryTree, next: CategoryRow): Failure | null {
  const { id, parentId, storeId, slug } = next
  const siblings = tree.childrenOf(parentId, storeId)
  if (siblings.some((it) => it.id !== id && it.slug === slug)) return fail('category.slug-taken')
  if (parentId === null) return null
  const parent = tree.find(parentId)
  if (parent === undefined || parent.storeId !== storeId)
    return fail('request.invalid', { errors: { parentId: 'This category isn’t in this store.' } })
  const line = tree.lineOf(parent)
  if (line.some((it) => it.id === id)) return fail('category.in-itself')
  const isTooDeep = line.length + tree.levelsOf(next) > maxCategoryDepth
  return isTooDeep ? fail('category.too-deep', { values: { limit: maxCategoryDepth } }) : null
}

function chooseSlug(
  tree: CategoryTree,
  { name, parentId, storeId }: Pick<CategoryRow, 'name' | 'parentId' | 'storeId'>,
): string {
  const taken = new Set([productPart, ...tree.childrenOf(parentId, storeId).map(({ slug }) => slug)])
  return freeSlug(slugFromTitle(name), (slug) => taken.has(slug))
}

function lastPosition(tree: CategoryTree, parentId: string | null): number {
  return Math.max(-1, ...tree.childrenOf(parentId).map(({ position }) => position))
}

interface CategoryMove {
  readonly before: CategoryTree
  readonly after: CategoryTree
  readonly category: CategoryRow
  /** Null when it is gone. */
  readonly next: CategoryRow | null
}

/** Its address leads to the new one, with all below it; what is gone leads to what was above. */
async function moveCategory(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  { before, after, category, next }: CategoryMove,
): Promise<string[]> {
  const store = await findPage(tx, actor.websiteId, category.storeId)
  if (store === null) return []
  const { slug } = store.settings
  const from = addressOfCategory(before, category, slug)
  const above = category.parentId === null ? undefined : after.find(category.parentId)
  const target = next ?? above
  const to = target === undefined ? `/${slug}` : addressOfCategory(after, target, slug)
  if (from === to) return []
  const moved = { from, to, withBelow: next !== null }
  return moveAddress(tx, services, actor, { moved, wasShown: store.publishedVersion !== null })
}

async function announceStore(
  tx: Tx,
  { database }: CatalogServices,
  { websiteId }: Actor,
  { storeId, tags = [] }: { storeId: string; tags?: readonly string[] },
): Promise<void> {
  await database.announce(tx, {
    websiteId,
    tags: [...new Set([storeTag(storeId), storeOrderTag(storeId), sitemapTag, ...tags])],
  })
}

async function answerCategory(tx: Tx, websiteId: string, categoryId: string): Promise<Result<Category>> {
  const categories = await readCategories(tx, websiteId)
  return categories.find(({ id }) => id === categoryId) ?? fail('request.not-found')
}

async function refuseTakenSlug<T>(work: Promise<T>): Promise<T | Failure> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'product_categories_slug')) return fail('category.slug-taken')
    throw error
  }
}

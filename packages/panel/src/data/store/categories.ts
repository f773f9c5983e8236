import { categoryCalls } from '@sitewright/model/calls/categories'
import type { Category, CategoryChange, NewCategory } from '@sitewright/model/commerce/products/categories'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { callApi } from '../calls/api'
import { queryClient } from '../queries'
import { categoryDeletions } from './category-deletions'

const categoriesKey = ['categories'] as const

/** In the order of the tree, without those that are about to be deleted. */
export function useCategories() {
  const hidden = useSyncExternalStore(categoryDeletions.subscribe, categoryDeletions.list)
  const query = useQuery({
    queryKey: categoriesKey,
    queryFn: async () => (await callApi(categoryCalls.listCategories)).categories,
  })
  const data = useMemo(() => query.data && hidden.reduce(withoutCategory, query.data), [query.data, hidden])
  return { ...query, data }
}

/** As the host deletes one: what is below it moves up. */
function withoutCategory(all: readonly Category[], id: string): Category[] {
  const gone = all.find((it) => it.id === id)
  const left = all.flatMap((it) =>
    it.id === id ? [] : it.parentId === id ? [{ ...it, parentId: gone?.parentId ?? null }] : [it],
  )
  const below = (parentId: string | null): Category[] =>
    left.filter((it) => it.parentId === parentId).flatMap((it) => [it, ...below(it.id)])
  return below(null)
}

/** Shown before the host has said so. */
export function showCategories(categories: readonly Category[]): void {
  queryClient.setQueryData(categoriesKey, categories)
}

export async function tellCategories(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: categoriesKey })
}

export async function createCategory(body: NewCategory): Promise<Category> {
  await categoryDeletions.finishAll()
  const category = await callApi(categoryCalls.createCategory, { body })
  await tellCategories()
  return category
}

export async function changeCategory(categoryId: string, body: CategoryChange): Promise<Category> {
  await categoryDeletions.finishAll()
  const category = await callApi(categoryCalls.changeCategory, { params: { categoryId }, body })
  await tellCategories()
  return category
}

/** Hidden at once; the answer takes it back. */
export function deleteCategory(categoryId: string, onFailed: (error: unknown) => void): () => void {
  categoryDeletions.begin(categoryId, (error) => {
    if (error !== null) onFailed(error)
    void tellCategories()
  })
  return () => categoryDeletions.takeBack(categoryId)
}

/** Puts a category among the children of a parent; `ids` are all of them in their order. */
export async function moveCategory(
  categoryId: string,
  { parentId, ids, isNewParent }: { parentId: string | null; ids: readonly string[]; isNewParent: boolean },
): Promise<void> {
  await categoryDeletions.finishAll()
  if (isNewParent) await callApi(categoryCalls.changeCategory, { params: { categoryId }, body: { parentId } })
  await callApi(categoryCalls.arrangeCategories, { body: { parentId, ids: [...ids] } })
  await tellCategories()
}

import { collectionCalls } from '@sitewright/model/calls/collections'
import { pageCalls } from '@sitewright/model/calls/pages'
import {
  type ItemChange,
  type ItemDetail,
  type ItemQuery,
  type ItemsChange,
  maxItemsAtOnce,
  type NewItem,
} from '@sitewright/model/collections/answers/item-answers'
import type { PageDocument } from '@sitewright/model/pages/document'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { queryClient, queryKeys } from '../queries'

export type ItemFilter = Omit<ItemQuery, 'cursor' | 'limit'>

const itemsKey = ['items'] as const
const itemKey = (itemId: string) => ['item', itemId] as const

export function useItems(collectionId: string, filter: ItemFilter, limit = 100) {
  return useInfiniteQuery({
    queryKey: [...itemsKey, collectionId, filter, limit],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      callApi(collectionCalls.listItems, {
        params: { collectionId },
        query: { ...filter, limit, cursor: pageParam || undefined },
      }),
    getNextPageParam: (page) => page.nextCursor,
  })
}

/** How many items a collection has; undefined until it is known. */
export function useItemCount(collectionId: string): number | undefined {
  return useQuery({
    queryKey: [...itemsKey, collectionId, 'count'],
    queryFn: async () =>
      (await callApi(collectionCalls.listItems, { params: { collectionId }, query: { limit: 1 } })).total,
  }).data
}

/** All tags and categories of a collection, most used first. */
export function useItemNames(collectionId: string) {
  return useQuery({
    queryKey: [...itemsKey, collectionId, 'names'],
    queryFn: () => callApi(collectionCalls.listItemNames, { params: { collectionId } }),
  })
}

export function useItem(itemId: string) {
  return useQuery({ queryKey: itemKey(itemId), queryFn: () => readItem(itemId) })
}

export function readItem(itemId: string): Promise<ItemDetail> {
  return callApi(collectionCalls.readItem, { params: { itemId } })
}

/** What lists show may be another now. */
export async function tellItems(): Promise<void> {
  await Promise.all([itemsKey, queryKeys.pages].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

function rememberItem(detail: ItemDetail): ItemDetail {
  queryClient.setQueryData(itemKey(detail.id), detail)
  void tellItems()
  return detail
}

export async function createItem(collectionId: string, body: NewItem): Promise<ItemDetail> {
  return rememberItem(await callApi(collectionCalls.createItem, { params: { collectionId }, body }))
}

/** The content of an item that nobody edits yet. */
export async function writeItemDocument({ id, draftVersion }: ItemDetail, document: PageDocument): Promise<void> {
  await callApi(pageCalls.savePageDocument, { params: { pageId: id }, body: { version: draftVersion, document } })
}

export async function changeItem(itemId: string, body: ItemChange): Promise<ItemDetail> {
  return rememberItem(await callApi(collectionCalls.changeItem, { params: { itemId }, body }))
}

export interface ItemsAnswer {
  readonly changed: readonly string[]
  readonly refused: readonly { readonly id: string; readonly reason: string }[]
}

/** As many as there are, in portions that the host takes. */
export async function changeItems(
  itemIds: readonly string[],
  change: Omit<ItemsChange, 'itemIds'>,
): Promise<ItemsAnswer> {
  const answers: ItemsAnswer[] = []
  for (let from = 0; from < itemIds.length; from += maxItemsAtOnce) {
    const body = { itemIds: itemIds.slice(from, from + maxItemsAtOnce), ...change }
    answers.push(await callApi(collectionCalls.changeItems, { body }))
  }
  await Promise.all([tellItems(), queryClient.invalidateQueries({ queryKey: ['item'] })])
  return {
    changed: answers.flatMap(({ changed }) => changed),
    refused: answers.flatMap(({ refused }) => refused),
  }
}

/** Before another item, or last. */
export async function arrangeItem(itemId: string, beforeId: string | null): Promise<void> {
  await callApi(collectionCalls.arrangeItem, { params: { itemId }, body: { beforeId } })
  await tellItems()
}

export async function duplicateItem(itemId: string): Promise<string> {
  const copy = await callApi(pageCalls.duplicatePage, { params: { pageId: itemId } })
  await tellItems()
  return copy.id
}

/** Shows visitors again what they saw. */
export async function undoUnpublishItem(itemId: string): Promise<void> {
  await callApi(pageCalls.undoUnpublishPage, { params: { pageId: itemId } })
}

export async function scheduleItem(itemId: string, at: string): Promise<void> {
  await callApi(pageCalls.schedulePage, { params: { pageId: itemId }, body: { at } })
}

/** The path of a link that shows the draft for some days. */
export async function createItemPreview(itemId: string): Promise<string> {
  return (await callApi(pageCalls.createPreviewLink, { params: { pageId: itemId }, body: {} })).path
}

import { draftOrderCalls } from '@sitewright/model/calls/draft-orders'
import type { DraftContent, DraftOrder } from '@sitewright/model/commerce/orders/draft-order'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi, callApiOnce } from '../calls/api'
import { queryClient } from '../queries'
import { tellOrders } from './orders'

const draftsKey = ['draft-orders'] as const
const draftKey = (draftId: string) => ['draft-order', draftId] as const

export function useDrafts() {
  return useInfiniteQuery({
    queryKey: draftsKey,
    initialPageParam: '',
    queryFn: ({ pageParam }) => callApi(draftOrderCalls.listDraftOrders, { query: { cursor: pageParam || undefined } }),
    getNextPageParam: (page) => page.nextCursor,
  })
}

export function useDraft(draftId: string) {
  return useQuery({
    queryKey: draftKey(draftId),
    queryFn: () => callApi(draftOrderCalls.readDraftOrder, { params: { draftId } }),
  })
}

/** What the draft comes to as it is on the screen; null is not asked for. Who gets it changes nothing about that. */
export function useDraftQuote(content: DraftContent | null) {
  const body = content === null ? {} : { ...content, email: null, note: '' }
  return useQuery({
    queryKey: ['draft-quote', body],
    enabled: content !== null,
    placeholderData: keepPreviousData,
    queryFn: () => callApi(draftOrderCalls.quoteDraftOrder, { body }),
  })
}

async function kept(work: Promise<DraftOrder>): Promise<DraftOrder> {
  const draft = await work
  queryClient.setQueryData(draftKey(draft.id), draft)
  void queryClient.invalidateQueries({ queryKey: draftsKey })
  return draft
}

/** Sent again under the same key it is made once. */
export function createDraft(key: string): Promise<DraftOrder> {
  return kept(callApiOnce(key)(draftOrderCalls.createDraftOrder, { body: {} }))
}

export function saveDraft({ id: draftId, version }: DraftOrder, content: DraftContent): Promise<DraftOrder> {
  return kept(callApi(draftOrderCalls.changeDraftOrder, { params: { draftId }, body: { ...content, version } }))
}

export function sendDraft(draftId: string): Promise<DraftOrder> {
  return kept(callApi(draftOrderCalls.sendDraftOrder, { params: { draftId }, body: {} }))
}

export async function payDraft(draftId: string, expectedTotalCents: number): Promise<DraftOrder> {
  const draft = await kept(
    callApi(draftOrderCalls.payDraftOrder, { params: { draftId }, body: { expectedTotalCents } }),
  )
  void tellOrders()
  return draft
}

export async function deleteDraft(draftId: string): Promise<void> {
  await callApi(draftOrderCalls.deleteDraftOrder, { params: { draftId } })
  queryClient.removeQueries({ queryKey: draftKey(draftId) })
  await queryClient.invalidateQueries({ queryKey: draftsKey })
}

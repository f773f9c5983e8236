import { orderCalls } from '@sitewright/model/calls/orders'
import type {
  Cancellation,
  NewParcel,
  NewRefund,
  OrderAddressChange,
  OrderDetail,
  OrderExportQuery,
  OrderMail,
  ParcelChange,
} from '@sitewright/model/commerce/orders/order-answers'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi, callApiOnce } from '../calls/api'
import { callAddress } from '../calls/call-address'
import { queryClient } from '../queries'

export type OrderFilter = OrderExportQuery

const ordersKey = ['orders'] as const
const orderKey = (orderId: string) => ['order', orderId] as const

export function useOrders(filter: OrderFilter) {
  return useInfiniteQuery({
    queryKey: [...ordersKey, filter],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      callApi(orderCalls.listOrders, { query: { ...filter, cursor: pageParam || undefined } }),
    getNextPageParam: (page) => page.nextCursor,
  })
}

export function exportAddressOf(filter: OrderFilter): string {
  return callAddress(orderCalls.exportOrders, { query: filter })
}

/** Money and mails go their way after the answer: an order that waits for them is looked at again. */
export function useOrder(orderId: string) {
  return useQuery({
    queryKey: orderKey(orderId),
    queryFn: () => callApi(orderCalls.readOrder, { params: { orderId } }),
    refetchInterval: ({ state }) => (state.data?.refunds.some((refund) => refund.state === 'pending') ? 2000 : false),
  })
}

export async function tellOrders(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ordersKey })
}

async function kept(work: Promise<OrderDetail>): Promise<OrderDetail> {
  const order = await work
  queryClient.setQueryData(orderKey(order.id), order)
  void tellOrders()
  return order
}

export function addParcel(orderId: string, body: Partial<NewParcel>): Promise<OrderDetail> {
  return kept(callApi(orderCalls.addParcel, { params: { orderId }, body }))
}

export function changeParcel(orderId: string, parcelId: string, body: Partial<ParcelChange>): Promise<OrderDetail> {
  return kept(callApi(orderCalls.changeParcel, { params: { orderId, parcelId }, body }))
}

export function removeParcel(orderId: string, parcelId: string): Promise<OrderDetail> {
  return kept(callApi(orderCalls.removeParcel, { params: { orderId, parcelId } }))
}

/** Sent again under the same key it gives back once. */
export function refundOrder(orderId: string, body: Partial<NewRefund>, key: string): Promise<OrderDetail> {
  return kept(callApiOnce(key)(orderCalls.refundOrder, { params: { orderId }, body }))
}

export function cancelOrder(orderId: string, body: Cancellation): Promise<OrderDetail> {
  return kept(callApi(orderCalls.cancelOrder, { params: { orderId }, body }))
}

/** New links, mailed to the customer; those before end. */
export function renewDownloads(orderId: string): Promise<OrderDetail> {
  return kept(callApi(orderCalls.renewDownloads, { params: { orderId }, body: {} }))
}

export function changeOrderAddress(orderId: string, body: OrderAddressChange): Promise<OrderDetail> {
  return kept(callApi(orderCalls.changeOrderAddress, { params: { orderId }, body }))
}

export function markOrderPaid(orderId: string): Promise<OrderDetail> {
  return kept(callApi(orderCalls.markOrderPaid, { params: { orderId }, body: {} }))
}

export function addOrderNote(orderId: string, text: string): Promise<OrderDetail> {
  return kept(callApi(orderCalls.addOrderNote, { params: { orderId }, body: { text } }))
}

export function sendOrderMail(orderId: string, mail: OrderMail): Promise<OrderDetail> {
  return kept(callApi(orderCalls.sendOrderMail, { params: { orderId }, body: { mail } }))
}

import type { FulfillmentState, OrderPaymentState } from './order-states'

interface OrderView {
  readonly label: string
  /** Of any of these; absent are all. */
  readonly paymentStates?: readonly OrderPaymentState[]
  readonly fulfillmentStates?: readonly FulfillmentState[]
}

/** What an owner looks for every day, by name. */
export const orderViews = {
  'to-ship': { label: 'To ship', paymentStates: ['paid', 'partly-refunded'], fulfillmentStates: ['PENDING'] },
  unpaid: { label: 'Unpaid', paymentStates: ['unpaid'], fulfillmentStates: ['PENDING', 'FULFILLED'] },
  refunded: { label: 'Refunded', paymentStates: ['partly-refunded', 'refunded'] },
  disputed: { label: 'Disputed', paymentStates: ['disputed'] },
  canceled: { label: 'Canceled', fulfillmentStates: ['CANCELED'] },
} as const satisfies Record<string, OrderView>

export type OrderViewName = keyof typeof orderViews
export const orderViewNames = Object.keys(orderViews) as [OrderViewName, ...OrderViewName[]]

export function readOrderView(name: OrderViewName): OrderView {
  return orderViews[name]
}

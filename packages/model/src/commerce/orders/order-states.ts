import { defineStates, listStates, type StateOf } from '../../states/state-table'

/** What became of an order's money, as people speak of it. It follows from its payments and refunds. */
export const orderPaymentTable = defineStates({
  initial: ['unpaid', 'paid'],
  moves: {
    unpaid: { pay: 'paid' },
    paid: { refundPart: 'partly-refunded', refund: 'refunded', dispute: 'disputed' },
    'partly-refunded': { refundPart: 'partly-refunded', refund: 'refunded', dispute: 'disputed' },
    refunded: {},
    disputed: { win: 'paid', winPart: 'partly-refunded', lose: 'refunded' },
  },
})
export const orderPaymentStates = listStates(orderPaymentTable)
export type OrderPaymentState = StateOf<typeof orderPaymentTable.moves>

/** An order of which a part is on its way is pending until all of it is. */
export const fulfillmentTable = defineStates({
  initial: ['PENDING'],
  moves: {
    PENDING: { fulfill: 'FULFILLED', cancel: 'CANCELED' },
    FULFILLED: { reopen: 'PENDING' },
    CANCELED: {},
  },
})
export const fulfillmentStates = listStates(fulfillmentTable)
export type FulfillmentState = StateOf<typeof fulfillmentTable.moves>

import { defineStates, listStates, type StateOf } from '../../states/state-table'

/**
 * Money on its way. `intent`: asked for, and nobody knows yet. `authorized`: promised, as by a buyer who will transfer it.
 * A failed payment may still be captured: a provider that was away can tell of it late. `lose`: the bank gave the money back.
 */
export const paymentTable = defineStates({
  initial: ['intent'],
  moves: {
    intent: { authorize: 'authorized', capture: 'captured', fail: 'failed' },
    authorized: { capture: 'captured', fail: 'failed' },
    captured: { refund: 'refunded', dispute: 'disputed' },
    failed: { capture: 'captured' },
    refunded: {},
    disputed: { win: 'captured', lose: 'refunded' },
  },
})
export const paymentStates = listStates(paymentTable)
export type PaymentState = StateOf<typeof paymentTable.moves>

/** Asked for under a key of its own, and done once however often the provider must be asked. */
export const refundTable = defineStates({
  initial: ['pending'],
  moves: { pending: { finish: 'done', refuse: 'failed' }, done: {}, failed: {} },
})
export const refundStates = listStates(refundTable)
export type RefundState = StateOf<typeof refundTable.moves>

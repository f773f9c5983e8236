import { defineStates, gone, listStates, type StateOf } from '../../states/state-table'

/** A checkout that nobody touches for so long is forgotten, with the address in it. */
export const checkoutLifetimeMs = 30 * 24 * 60 * 60_000

/** What stands between a cart and an order. While it is `paying` one payment is under way, and nothing of it changes. */
export const checkoutTable = defineStates({
  initial: ['open'],
  moves: {
    open: { change: 'open', pay: 'paying', expire: gone },
    paying: { giveUp: 'open', complete: 'completed' },
    completed: { expire: gone },
  },
})
export const checkoutStates = listStates(checkoutTable)
export type CheckoutState = StateOf<typeof checkoutTable.moves>

import { defineStates, gone, type StateOf } from '../../states/state-table'

const dayMs = 24 * 60 * 60_000

/** A cart that nobody touches for so long is over, and so are its cookies. */
export const cartLifetimeMs = 30 * dayMs
/** How long an abandoned one is kept after that, for the owner's figures. */
export const abandonedCartMs = 60 * dayMs

/**
 * Changing a cart leads out of its checkout again. A purchased one refuses every change: its visitor gets a new cart. What a
 * visitor brings along to their own cart is in that one afterwards.
 */
export const cartTable = defineStates({
  initial: ['open'],
  moves: {
    open: { change: 'open', startCheckout: 'checkout-started', expire: 'abandoned', merge: gone },
    'checkout-started': {
      change: 'open',
      startCheckout: 'checkout-started',
      purchase: 'purchased',
      expire: 'abandoned',
      merge: gone,
    },
    purchased: {},
    abandoned: { forget: gone },
  },
})
export type CartState = StateOf<typeof cartTable.moves>

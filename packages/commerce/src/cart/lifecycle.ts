export const cartCookies = {
  /** The cart's token; scripts must not read it. */
  token: 'CART',
  /** Tells scripts that there is a cart, and nothing more. */
  flag: 'hasCart',
} as const

export const cartLifetimeDays = 14
const lifetimeMs = cartLifetimeDays * 24 * 60 * 60 * 1000

export const cartStates = ['open', 'checkout-started', 'purchased', 'abandoned'] as const
export type CartState = (typeof cartStates)[number]
export type CartEvent = 'change' | 'start-checkout' | 'purchase' | 'expire'

const transitions: Record<CartState, Partial<Record<CartEvent, CartState>>> = {
  open: { change: 'open', 'start-checkout': 'checkout-started', expire: 'abandoned' },
  'checkout-started': {
    change: 'open',
    'start-checkout': 'checkout-started',
    purchase: 'purchased',
    expire: 'abandoned',
  },
  purchased: {},
  abandoned: {},
}

/** The state after an event, or null when it may not happen: a purchased cart refuses every change. */
export function nextCartState(state: CartState, event: CartEvent): CartState | null {
  return transitions[state][event] ?? null
}

export function isCartAbandoned(lastTouchedAt: number, now: number): boolean {
  return now - lastTouchedAt >= lifetimeMs
}

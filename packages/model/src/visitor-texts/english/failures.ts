import { cart } from './cart'
import { page } from './page'

/** Why what a buyer asked for cannot be, by the code of the failure. */
export const failures = {
  'checkout.no-cart': cart.cannotCheckOut,
  'checkout.empty': cart.empty,
  'checkout.changed': 'Something in your cart changed. Check your order and confirm it again.',
  'checkout.updated': 'The store changed this order. Check it and confirm it again.',
  'checkout.sold-out': '{title} is sold out.',
  'checkout.short': "{title} isn't available in full right now. Contact the store.",
  'checkout.busy': 'A payment is in progress. Wait a moment, then check again.',
  'checkout.ordered': 'This order has been placed.',
  'checkout.incomplete': page.checkFields,
  'checkout.no-delivery': "We don't deliver to this address. Contact us, or choose another address.",
  'checkout.no-method': "This store isn't taking payments yet. Contact the store to order.",
  'draft.withdrawn': "The store is changing this order. You'll get an email when it's ready.",
  'draft.expired': 'This link has expired. Ask the store for a new one.',
  'stripe.unreachable': "Stripe can't be reached. Try again in a moment.",
} as const

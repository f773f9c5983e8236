import { cart } from './cart'
import { page } from './page'

const { refusals } = cart

/** Why what a buyer asked for cannot be, by the code of the failure. */
export const failures = {
  'cart.unavailable': "This product isn't available. Choose another.",
  'cart.choose-options': 'Choose all options first.',
  'cart.sold-out': 'Sold out.',
  'cart.out-of-stock': 'Only {left} left.',
  'cart.full': 'A cart holds up to {max} items.',
  'cart.bought-alone': "Gift cards are bought on their own. They can't be added to a cart.",
  'cart.entry-unknown': "This item isn't in your cart any more.",
  'cart.empty': 'Your cart is empty.',
  'cart.too-many-codes': 'A cart takes up to {limit} codes. Remove one first.',
  'cart.delivery-unknown': "This shipping option isn't available for your cart.",
  'code.unknown': refusals.unknown,
  'code.not-started': refusals['not-started'],
  'code.expired': refusals.expired,
  'code.used-up': refusals['used-up'],
  'code.used-by-customer': refusals['used-by-customer'],
  'code.not-for-customer': refusals['not-for-customer'],
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

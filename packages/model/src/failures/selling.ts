import { cart } from '../visitor-texts/english/cart'

const { refusals } = cart

export const sellingFailures = {
  'discount.code-taken': [409, 'Another discount has this code. Choose another code.'],
  'discount.too-many': [409, 'You’ve reached the limit of {limit} discounts. Delete one you no longer use.'],
  'webhook.too-many': [409, 'You’ve reached the limit of {limit} webhooks. Delete one you no longer use.'],
  'cart.empty': [409, 'Your cart is empty.'],
  'cart.too-many-codes': [409, 'A cart takes up to {limit} codes. Remove one first.'],
  'cart.delivery-unknown': [409, "This shipping option isn't available for your cart."],
  'code.unknown': [404, refusals.unknown],
  'code.not-started': [409, refusals['not-started']],
  'code.expired': [409, refusals.expired],
  'code.used-up': [409, refusals['used-up']],
  'code.used-by-customer': [409, refusals['used-by-customer']],
  'code.not-for-customer': [409, refusals['not-for-customer']],
} as const

import { failures } from '../visitor-texts/english/failures'

export const cartFailures = {
  'cart.unavailable': [404, failures['cart.unavailable']],
  'cart.choose-options': [400, failures['cart.choose-options']],
  'cart.sold-out': [409, failures['cart.sold-out']],
  'cart.out-of-stock': [409, failures['cart.out-of-stock']],
  'cart.full': [409, failures['cart.full']],
  'cart.bought-alone': [409, failures['cart.bought-alone']],
  'cart.entry-unknown': [404, failures['cart.entry-unknown']],
} as const

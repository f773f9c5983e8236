import { failures } from '../visitor-texts/english/failures'

export const sellingFailures = {
  'discount.code-taken': [409, 'Another discount has this code. Choose another code.'],
  'discount.too-many': [409, 'You’ve reached the limit of {limit} discounts. Delete one you no longer use.'],
  'webhook.too-many': [409, 'You’ve reached the limit of {limit} webhooks. Delete one you no longer use.'],
  'cart.empty': [409, failures['cart.empty']],
  'cart.too-many-codes': [409, failures['cart.too-many-codes']],
  'cart.delivery-unknown': [409, failures['cart.delivery-unknown']],
  'code.unknown': [404, failures['code.unknown']],
  'code.not-started': [409, failures['code.not-started']],
  'code.expired': [409, failures['code.expired']],
  'code.used-up': [409, failures['code.used-up']],
  'code.used-by-customer': [409, failures['code.used-by-customer']],
  'code.not-for-customer': [409, failures['code.not-for-customer']],
} as const

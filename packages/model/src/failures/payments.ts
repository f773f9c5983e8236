import { failures } from '../visitor-texts/english/failures'

export const paymentFailures = {
  'stripe.refused': [409, "Stripe didn't accept these keys. Check them and try again."],
  'stripe.unreachable': [503, failures['stripe.unreachable']],
  'stripe.busy': [409, 'Payments are in progress. Try again in a few minutes.'],
  'stripe.bad-signature': [400, 'The signature is wrong or too old.'],
} as const

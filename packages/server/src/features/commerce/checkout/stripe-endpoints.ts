import { stripeCalls } from '@sitewright/model/calls/stripe'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { buyerOf } from './endpoints'
import type { StripeCheckouts } from './stripe-checkouts'

const rules = { group: 'Checkout', access: 'public', isShared: true, perMinute: 60 } as const

export function stripePaymentEndpoints(payments: StripeCheckouts): Endpoint[] {
  return [
    defineEndpoint(stripeCalls.readStripePayment, {
      ...rules,
      summary: 'Get what a browser needs to pay your order with Stripe. Null once there’s nothing left to pay.',
      handle: async (asked) => {
        const buyer = await buyerOf(asked)
        return buyer === null ? fail('request.not-found') : payments.readPayment(buyer, asked.params.paymentId)
      },
      failures: ['stripe.unreachable'],
    }),
    defineEndpoint(stripeCalls.cancelStripePayment, {
      ...rules,
      summary: 'Cancel a Stripe payment and go back to your checkout',
      handle: async (asked) => {
        const buyer = await buyerOf(asked)
        return buyer === null ? fail('request.not-found') : payments.cancel(buyer, asked.params.paymentId)
      },
      failures: ['stripe.unreachable'],
    }),
  ]
}

import { stripeCalls } from '@sitewright/model/calls/stripe'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../../../http/endpoint'
import type { StripeAccounts } from './stripe-accounts'

const rules = { group: 'Payments', access: 'store.manage' } as const
/** Each one asks Stripe. */
const connectsPerMinute = 20

export function stripeAccountEndpoints(accounts: StripeAccounts): Endpoint[] {
  return [
    defineEndpoint(stripeCalls.readStripeAccount, {
      ...rules,
      summary: 'Get the store’s Stripe connection, with the last four characters of its secret keys',
      handle: async ({ caller: { website } }) =>
        website === null ? fail('request.not-found') : accounts.read(website),
    }),
    defineEndpoint(stripeCalls.connectStripe, {
      ...rules,
      summary: 'Connect the store to Stripe. The keys are checked first and never returned.',
      perMinute: connectsPerMinute,
      handle: async ({ body, caller: { website } }) =>
        website === null ? fail('request.not-found') : accounts.connect(website, body),
      failures: ['stripe.refused', 'stripe.unreachable', 'stripe.busy'],
    }),
    defineEndpoint(stripeCalls.disconnectStripe, {
      ...rules,
      summary: 'Disconnect Stripe and delete its keys. Not possible while payments or refunds are in progress.',
      handle: async ({ caller: { website } }) =>
        website === null ? fail('request.not-found') : accounts.disconnect(website),
      failures: ['stripe.busy'],
    }),
  ]
}

import { checkoutCalls } from '@sitewright/model/calls/checkout'
import { findAddressRule } from '@sitewright/model/commerce/addresses/find-address-rule'
import { fail } from '@sitewright/model/failures/catalog'
import type { FastifyRequest } from 'fastify'
import { type Caller, defineEndpoint, type Endpoint, type SignedInMember } from '../../../http/endpoint'
import { dataAnswerHeaders } from '../../../http/security-headers'
import { readCarriedCart } from '../cart/carried-cart'
import type { Buyer, Checkouts } from './checkouts'
import { readBuyerTokens } from './draft-cookie'
import { readSourceCookie } from './source-cookie'

export interface Asked {
  readonly caller: Caller
  readonly request: FastifyRequest
  readonly findMember: () => Promise<SignedInMember | null>
}

const rules = { group: 'Checkout', access: 'public', isShared: true } as const
const changesPerMinute = 120
/** A person presses it a few times; trying stolen cards takes far more. */
const paymentsPerMinute = 20

/** For whoever has the cart that is paid for, known by its cookie or header, or by the session of a member. */
export function checkoutEndpoints(checkouts: Checkouts): Endpoint[] {
  return [
    defineEndpoint(checkoutCalls.readAddressRule, {
      ...rules,
      summary: 'Get a country’s address format: field order, required fields, regions and postal codes',
      handle: async ({ params, reply }) => {
        reply.headers({ ...dataAnswerHeaders, 'cache-control': 'public, max-age=86400' })
        return findAddressRule(params.country)
      },
    }),
    defineEndpoint(checkoutCalls.openCheckout, {
      ...rules,
      summary: 'Start the checkout for your cart',
      perMinute: changesPerMinute,
      handle: async (asked) => {
        const visit = await buyerOf(asked)
        return visit === null ? fail('request.not-found') : checkouts.open(visit)
      },
      failures: ['checkout.no-cart', 'checkout.empty'],
    }),
    defineEndpoint(checkoutCalls.readCheckout, {
      ...rules,
      summary: 'Get your checkout: items, totals and payment methods',
      handle: async (asked) => {
        const visit = await buyerOf(asked)
        return visit === null ? fail('request.not-found') : checkouts.read(visit, asked.params.checkoutId)
      },
    }),
    defineEndpoint(checkoutCalls.changeCheckout, {
      ...rules,
      summary: 'Update the email, addresses, note or other details of your checkout',
      perMinute: changesPerMinute,
      handle: async (asked) => {
        const visit = await buyerOf(asked)
        return visit === null ? fail('request.not-found') : checkouts.change(visit, asked.params.checkoutId, asked.body)
      },
      failures: ['checkout.busy', 'checkout.ordered'],
    }),
    defineEndpoint(checkoutCalls.placeOrder, {
      ...rules,
      summary:
        'Place and pay the order at the `expectedTotalCents` you saw. Requests with the same `attemptKey` are charged only once.',
      perMinute: paymentsPerMinute,
      handle: async (asked) => {
        const visit = await buyerOf(asked)
        return visit === null ? fail('request.not-found') : checkouts.place(visit, asked.params.checkoutId, asked.body)
      },
      failures: [
        ...(['checkout.empty', 'checkout.sold-out', 'checkout.short'] as const),
        ...(['checkout.below-minimum', 'checkout.incomplete'] as const),
        ...(['checkout.no-delivery', 'checkout.changed', 'checkout.no-method'] as const),
        ...(['checkout.updated', 'draft.withdrawn', 'draft.expired'] as const),
      ],
    }),
    defineEndpoint(checkoutCalls.readPaymentProgress, {
      ...rules,
      summary: 'Get the payment status of your checkout',
      handle: async (asked) => {
        const visit = await buyerOf(asked)
        return visit === null ? fail('request.not-found') : checkouts.readProgress(visit, asked.params.checkoutId)
      },
    }),
    defineEndpoint(checkoutCalls.answerTestPayment, {
      ...rules,
      summary: 'Confirm or deny a test card payment that asks for confirmation',
      perMinute: paymentsPerMinute,
      handle: async (asked) => {
        const visit = await buyerOf(asked)
        if (visit === null) return fail('request.not-found')
        return checkouts.answerTestPayment(visit, asked.params.paymentId, asked.body.isConfirmed)
      },
    }),
    defineEndpoint(checkoutCalls.readPlacedOrder, {
      ...rules,
      summary: 'Get an order with the link its buyer received',
      perMinute: changesPerMinute,
      handle: async ({ params: { orderId, token }, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        return checkouts.readOrder(caller.website, orderId, token)
      },
    }),
  ]
}

export async function buyerOf({ caller, request, findMember }: Asked): Promise<Buyer | null> {
  if (caller.website === null) return null
  const carried = await readCarriedCart({ request, findMember })
  const tokens = carried.isByHeader ? carried.tokens : readBuyerTokens(request.headers.cookie)
  const source = readSourceCookie(request.headers.cookie)
  return { website: caller.website, memberId: carried.memberId, tokens, source }
}

import { cartCalls } from '@sitewright/model/calls/cart'
import { lastingRefusals } from '@sitewright/model/commerce/money/totals-words'
import { type FailureCode, fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../../ground/settings'
import { type Caller, defineEndpoint, type Endpoint, type SignedInMember } from '../../../http/endpoint'
import { readCarriedCart, tellCarriedCart } from './carried-cart'
import type { Carts, CartVisit, ShownCart } from './carts'

interface Asked {
  readonly caller: Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly findMember: () => Promise<SignedInMember | null>
}

const rules = { group: 'Cart', access: 'public', isShared: true } as const
/** Every page with a cart asks for its summary. */
const readsPerMinute = 600
const changesPerMinute = 240
const whatSellsOut = ['cart.unavailable', 'cart.sold-out', 'cart.out-of-stock', 'cart.full'] as const
const changeFailures: readonly FailureCode[] = [...whatSellsOut, 'cart.entry-unknown']
const addFailures: readonly FailureCode[] = [...whatSellsOut, 'cart.choose-options', 'cart.bought-alone']

const codeFailures: readonly FailureCode[] = [
  'cart.empty',
  'cart.too-many-codes',
  ...lastingRefusals.map((reason) => `code.${reason}` as const),
]

/** The cart of whoever asks, known by its cookie or header, or by the session of a member. */
export function cartEndpoints(settings: Settings, carts: Carts): Endpoint[] {
  async function answer<Shown extends ShownCart>(
    { caller, request, reply, findMember }: Asked,
    work: (visit: CartVisit) => Promise<Result<Shown>>,
  ): Promise<Result<Shown>> {
    if (caller.website === null) return fail('request.not-found')
    const carried = await readCarriedCart({ request, findMember })
    const { website, address } = caller
    const shown = await work({
      website,
      memberId: carried.memberId,
      tokens: carried.tokens,
      address,
      cookie: request.headers.cookie,
      canViewSite: caller.permissions.has('site.view'),
    })
    if (!isFailure(shown)) tellCarriedCart(reply, settings, carried, shown)
    return shown
  }

  async function answerCart(asked: Asked, work: (visit: CartVisit) => Promise<Result<ShownCart>>) {
    const shown = await answer(asked, work)
    return isFailure(shown) ? shown : shown.cart
  }

  return [
    defineEndpoint(cartCalls.readCart, {
      summary:
        'Get your cart, with changes in the store since items were added. Apps and other origins identify their cart with `Cart-Token`.',
      ...rules,
      perMinute: readsPerMinute,
      handle: (asked) => answerCart(asked, carts.read),
    }),
    defineEndpoint(cartCalls.readCartSummary, {
      summary: 'Get the number of items in your cart and their subtotal',
      ...rules,
      perMinute: readsPerMinute,
      handle: async (asked) => {
        const shown = await answer(asked, carts.summarize)
        return isFailure(shown) ? shown : shown.summary
      },
    }),
    defineEndpoint(cartCalls.addToCart, {
      summary: 'Add an item to your cart. Requests with the same `requestId` add it only once.',
      ...rules,
      perMinute: changesPerMinute,
      handle: (asked) => answerCart(asked, (visit) => carts.add(visit, asked.body)),
      failures: addFailures,
    }),
    defineEndpoint(cartCalls.changeCartEntry, {
      summary: 'Change the quantity of an item in your cart. To remove it, use DELETE.',
      ...rules,
      perMinute: changesPerMinute,
      handle: (asked) =>
        answerCart(asked, (visit) => carts.setQuantity(visit, asked.params.entryId, asked.body.quantity)),
      failures: changeFailures,
    }),
    defineEndpoint(cartCalls.removeCartEntry, {
      summary: 'Remove an item from your cart',
      ...rules,
      perMinute: changesPerMinute,
      handle: (asked) => answerCart(asked, (visit) => carts.remove(visit, asked.params.entryId)),
      failures: ['cart.entry-unknown'],
    }),
    defineEndpoint(cartCalls.addCartCode, {
      summary: 'Add a discount code to your cart. A code that doesn’t apply yet is kept and listed with the reason.',
      ...rules,
      perMinute: changesPerMinute,
      handle: (asked) => answerCart(asked, (visit) => carts.enterCode(visit, asked.body.code)),
      failures: codeFailures,
    }),
    defineEndpoint(cartCalls.removeCartCode, {
      summary: 'Remove a discount code from your cart',
      ...rules,
      perMinute: changesPerMinute,
      handle: (asked) => answerCart(asked, (visit) => carts.removeCode(visit, asked.params.code)),
      failures: ['cart.empty'],
    }),
    defineEndpoint(cartCalls.chooseCartDelivery, {
      summary: 'Set a destination to estimate shipping and tax, and choose a shipping option',
      ...rules,
      perMinute: changesPerMinute,
      handle: (asked) => answerCart(asked, (visit) => carts.chooseDelivery(visit, asked.body)),
      failures: ['cart.empty', 'cart.delivery-unknown'],
    }),
    defineEndpoint(cartCalls.emptyCart, {
      summary: 'Empty your cart',
      ...rules,
      perMinute: changesPerMinute,
      handle: (asked) => answerCart(asked, carts.empty),
    }),
  ]
}

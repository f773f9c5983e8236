import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import type { AnswerOf, CallInput, JsonCall } from '@sitewright/model/calls/call'
import { writeAddress } from '@sitewright/model/calls/call-address'
import type { cartCalls } from '@sitewright/model/calls/cart'
import type { checkoutCalls } from '@sitewright/model/calls/checkout'
import type { CheckoutChange, Placing } from '@sitewright/model/commerce/checkout/checkout'
import { createCaller } from '@sitewright/model/data-layer/create-caller'
import { api } from '@sitewright/model/routes/api'

/** Kept by this page for an owner who tries their own checkout; visitors have none. */
let crumb = readCrumb()

const call = createCaller({
  async send({ url, ...request }) {
    // What is sent while the page goes away still arrives.
    const answer = await fetch(url, { ...request, keepalive: true })
    return { status: answer.status, body: await answer.text() }
  },
  readCrumb: () => crumb,
  storeCrumb(fresh) {
    crumb = fresh
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  announceLoginRequired: () => {},
})

function readCrumb(): string {
  const pair = document.cookie.split('; ').find((it) => it.startsWith(`${identityCookies.crumb}=`))
  return decodeURIComponent(pair?.slice(identityCookies.crumb.length + 1) ?? '')
}

export type Outcome<Data> =
  | { readonly isOk: true; readonly data: Data }
  /** `code` is empty when no answer came. */
  | {
      readonly isOk: false
      readonly code: string
      readonly text: string
      readonly errors: Readonly<Record<string, string>>
    }

/** Types alone: the schemas of calls are too much for a page. The host's handlers are typed by the same declaration. */
async function ask<Asked extends JsonCall>(
  method: Asked['method'],
  path: Asked['path'],
  input: CallInput<Asked>,
): Promise<Outcome<AnswerOf<Asked>>> {
  const { params, body }: { params?: unknown; body?: unknown } = input
  const result = await call(method, writeAddress(path, { params }), { body })
  if (result.isOk) return { isOk: true, data: result.data as AnswerOf<Asked> }
  const { error, message, errorKey = '', errors = {}, status } = result.failure
  const text = typeof error === 'string' ? error : message
  const texts = Object.entries(errors).map(([name, value]) => [name, String(value)])
  return { isOk: false, code: errorKey || (status === 0 ? '' : 'unknown'), text, errors: Object.fromEntries(texts) }
}

type CheckoutCalls = typeof checkoutCalls
type CartCalls = typeof cartCalls

export function createCheckoutCalls(checkoutId: string) {
  const params = { checkoutId }
  return {
    read: () => ask<CheckoutCalls['readCheckout']>('GET', api.checkout, { params }),
    change: (body: CheckoutChange) => ask<CheckoutCalls['changeCheckout']>('PATCH', api.checkout, { params, body }),
    place: (body: Placing) => ask<CheckoutCalls['placeOrder']>('POST', api.checkoutPlace, { params, body }),
    readProgress: () => ask<CheckoutCalls['readPaymentProgress']>('GET', api.checkoutProgress, { params }),
    addCode: (code: string) => ask<CartCalls['addCartCode']>('POST', api.cartCodes, { body: { code } }),
    removeCode: (code: string) => ask<CartCalls['removeCartCode']>('DELETE', api.cartCode, { params: { code } }),
    chooseDelivery: (shippingOptionId: string | null) =>
      ask<CartCalls['chooseCartDelivery']>('PATCH', api.cartDelivery, { body: { shippingOptionId } }),
  }
}

import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import type { TestHost } from '../host/test-host'
import { openTestShop, type ShopHost } from '../shop/test-buyers'
import type { StripeDouble } from './stripe-double'
import type { Json } from './stripe-http'

let shops = 0

export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>

/** A store that takes money through the double, from an account of its own. */
export async function openStripeShop(host: ShopHost & Pick<TestHost, 'clock'>, stripe: StripeDouble) {
  const number = String(++shops).padStart(8, '0')
  const keys = {
    publishableKey: `pk_test_public${number}`,
    secretKey: `sk_test_secret${number}`,
    webhookSecret: `whsec_signing${number}`,
  }
  const books = stripe.openAccount(keys.secretKey)
  const shop = await openTestShop(host)
  const connected = await shop.client.put(api.stripeAccount, keys)
  if (connected.status !== 200) throw new Error(connected.text)

  const post = (payload: string, signature: string) =>
    host.visitor(shop.owner.site).post(paths.stripeEvents, undefined, {
      headers: { 'stripe-signature': signature },
      raw: { content: payload, contentType: 'application/json' },
    })

  return {
    ...shop,
    keys,
    books,
    post,
    /** The newest intent, as Stripe names it. */
    intentId: () => String(books.list().at(-1)?.id),
    /** Tells the store, signed as Stripe signs. */
    tell: (type: string, object: Json, id?: string) => {
      const now = host.clock.now()
      const named = id === undefined ? {} : { id }
      const { payload, signature } = stripe.tell({ type, object, secret: keys.webhookSecret, now, ...named })
      return post(payload, signature)
    },
  }
}

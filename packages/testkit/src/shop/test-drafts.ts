import type { Checkout } from '@sitewright/model/commerce/checkout/checkout'
import type { DraftOrder } from '@sitewright/model/commerce/orders/draft-order'
import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '../client/api-client'
import { homeAddress, type TestShop, testCards } from './test-buyers'

export const engraving = { kind: 'own', title: 'Engraving', quantity: 1, priceCents: 750 } as const

export function variantLine({ variants }: ProductDetail, quantity = 1, more: object = {}) {
  return { kind: 'variant', variantId: variants[0]?.id, quantity, ...more }
}

/** The orders that a shop prepares, and the customers who open their links. */
export function openTestDrafts({ host, owner, client }: TestShop) {
  const at = (path: string, draftId: string) => fillPath(path, { draftId })
  const read = async (draftId: string): Promise<DraftOrder> => (await client.get(at(api.draftOrder, draftId))).body
  return {
    read,
    at,
    /** For Ada, unless told otherwise. */
    async prepare(content: object): Promise<DraftOrder> {
      const given = { email: 'ada@example.com', shippingAddress: homeAddress, ...content }
      const made = await client.post(api.draftOrders, given)
      if (made.status !== 201) throw new Error(made.text)
      return made.body
    },
    change: (draftId: string, body: object) => client.put(at(api.draftOrder, draftId), body),
    send: (draftId: string) => client.post(at(api.draftOrderSend, draftId)),
    pay: (draftId: string, expectedTotalCents: number) =>
      client.post(at(api.draftOrderPaid, draftId), { expectedTotalCents }),
    remove: (draftId: string) => client.delete(at(api.draftOrder, draftId)),
    async linkOf(draftId: string): Promise<string> {
      const { address } = await read(draftId)
      return new URL(address ?? 'http://nowhere.example.com').pathname
    },
    /** The checkout is the one that stands in the page. */
    async openLink(path: string, visitor: ApiClient = host.visitor(owner.site)) {
      const page = await visitor.get(path)
      const [, json = 'null'] =
        /<script type="application\/json" id="checkout-data">(.*?)<\/script>/s.exec(page.text) ?? []
      const checkout: Checkout = JSON.parse(json)?.checkout
      let presses = 0
      return {
        page,
        visitor,
        checkout,
        press: (more: object = {}) =>
          visitor.post(fillPath(api.checkoutPlace, { checkoutId: checkout.id }), {
            ...{ expectedTotalCents: checkout.totals.totalCents, draftVersion: checkout.draftVersion },
            ...{ method: 'test', cardNumber: testCards.paid, attemptKey: `press-${++presses}-of-link` },
            ...more,
          }),
      }
    },
  }
}

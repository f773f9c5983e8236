import { cartCalls } from '@sitewright/model/calls/cart'
import type { Checkout, PaymentProgress, Placing } from '@sitewright/model/commerce/checkout/checkout'
import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiAnswer, ApiClient } from '../client/api-client'
import type { TestHost, TestOwner } from '../host/test-host'
import { createShopOwner } from './test-shop'

export const testCards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  asks: '4000002500003155',
  disputedLater: '4000000000000259',
} as const

export const homeAddress = {
  name: 'Ada Byron',
  line1: '12 Kiln Lane',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  country: 'US',
} as const

export type TestShop = Awaited<ReturnType<typeof openTestShop>>
export type TestBuyer = Awaited<ReturnType<TestShop['buyer']>>

interface NewTestProduct {
  readonly title?: string
  readonly priceCents?: number
  readonly productType?: string
  /** Null is not counted. */
  readonly stock?: number | null
}

let buyers = 0

/** All that a shop asks of its host. */
export type ShopHost = Pick<TestHost, 'owner' | 'visitor'>

/** A site that sells, takes test cards and bank transfers, and delivers to the United States for 5.00. */
export async function openTestShop(host: ShopHost, checkout: object = {}, given?: TestOwner) {
  const owner = given ?? (await host.owner())
  const { client } = owner
  const store = await client.get(api.storeSettings)
  const manualPayment = { isOn: true, name: 'Bank transfer', instructions: 'IBAN DE00 1234' }
  const body = { ...store.body.body, checkout: { takesTestCards: true, manualPayment, ...checkout } }
  need(await client.put(api.storeSettings, { version: store.body.version, body }), 200)
  const delivery = await client.get(api.deliverySettings)
  const rate = { kind: 'flat', orderCents: 500 }
  const methods = [{ id: '1'.repeat(24), name: 'Standard delivery', rate }]
  const zones = [{ id: '2'.repeat(24), name: 'Here', places: [{ country: 'US' }], methods }]
  need(await client.put(api.deliverySettings, { version: delivery.body.version, body: { zones } }), 200)

  const shop = createShopOwner(client)

  /** On sale at once. */
  async function addProduct(product: NewTestProduct = {}): Promise<ProductDetail> {
    const { stock = 5, title = 'Mug', priceCents = 1000, productType = 'PHYSICAL' } = product
    return shop.add({ title, priceCents, productType, stock: stock === null ? {} : { '': stock } })
  }

  /** Somebody at an address of their own with this in their cart. */
  async function buyer(entries: readonly { product: ProductDetail; quantity?: number }[], visitor?: ApiClient) {
    const number = ++buyers
    const client = visitor ?? host.visitor(owner.site)
    const from = { headers: { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` } }
    for (const { product, quantity = 1 } of entries) {
      need(await client.post(cartCalls.addToCart.path, { productId: product.id, quantity }, from), 200)
    }
    let checkoutId = ''
    let asking = ''
    const at = (path: string) => path.replace(':checkoutId', checkoutId)
    const keys = { next: 0 }
    return {
      client,
      from,
      email: `buyer-${number}@example.com`,
      get checkoutId() {
        return checkoutId
      },
      async open(): Promise<Checkout> {
        const opened = need(await client.post(api.checkouts, {}, from), 200).body as Checkout
        checkoutId = opened.id
        return opened
      },
      /** With an email and an address, unless told otherwise. */
      async fill(details: object = {}): Promise<Checkout> {
        if (checkoutId === '') await this.open()
        const given = { email: this.email, shippingAddress: homeAddress, ...details }
        return need(await client.patch(at(api.checkout), given, from), 200).body
      },
      read: async (): Promise<Checkout> => need(await client.get(at(api.checkout), from), 200).body,
      /** A new press of the button for what the checkout says it costs. */
      async place(placing: Partial<Placing> = {}): Promise<ApiAnswer> {
        const { totals } = await this.read()
        return this.press({ expectedTotalCents: totals.totalCents, ...placing })
      },
      async press(placing: Partial<Placing> & { expectedTotalCents: number }): Promise<ApiAnswer> {
        const usual = { method: 'test', cardNumber: testCards.paid, attemptKey: `attempt-${++keys.next}` }
        const placed = await client.post(at(api.checkoutPlace), { ...usual, ...placing }, from)
        if (placed.body?.state === 'action') asking = placed.body.address
        return placed
      },
      progress: async (): Promise<PaymentProgress> => need(await client.get(at(api.checkoutProgress), from), 200).body,
      /** Of the card that asked last. */
      async answerBank(isConfirmed: boolean): Promise<PaymentProgress> {
        const paymentId = asking.split('/').at(-1) ?? ''
        return need(await client.post(fillPath(api.testPayment, { paymentId }), { isConfirmed }, from), 200).body
      },
    }
  }

  return {
    host,
    owner,
    client,
    addProduct,
    buyer,
    /** Ready to press the button. */
    async readyBuyer(product: ProductDetail, quantity = 1) {
      const ready = await buyer([{ product, quantity }])
      await ready.fill()
      return ready
    },
    async buy(product: ProductDetail, { quantity = 1, ...placing }: Partial<Placing> & { quantity?: number } = {}) {
      const ready = await this.readyBuyer(product, quantity)
      const placed = need(await ready.place(placing), 200).body as PaymentProgress
      if (placed.state !== 'ordered') throw new Error(`Expected an order, got ${JSON.stringify(placed)}`)
      return { ...placed, buyer: ready }
    },
    stockOf: async ({ variants }: ProductDetail): Promise<number> => {
      const at = fillPath(api.variantStock, { variantId: variants[0]?.id ?? '' })
      return need(await client.get(at), 200).body.qtyInStock
    },
  }
}

function need(answer: ApiAnswer, status: number): ApiAnswer {
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`)
  return answer
}

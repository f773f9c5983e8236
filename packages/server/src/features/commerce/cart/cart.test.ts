import type { Cart } from '@sitewright/model/commerce/cart/cart'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiAnswer, ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { createShopOwner } from '@sitewright/testkit/shop/test-shop'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const dayMs = 24 * 60 * 60_000
let host: TestHost
let owner: TestOwner
let store: ReturnType<typeof createShopOwner>
let visitor: ApiClient

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner()
  store = createShopOwner(owner.client)
  visitor = host.visitor(owner.site)
})

const add = (body: object, client = visitor) => client.post(api.cartEntries, body)
const readCart = async (client = visitor): Promise<Cart> => (await client.get(api.cart)).body
const entryAt = (entryId: string) => fillPath(api.cartEntry, { entryId })
const setQuantity = (entryId: string, quantity: unknown) => visitor.patch(entryAt(entryId), { quantity })
const quantities = ({ entries }: Cart) => entries.map(({ title, quantity }) => [title, quantity])
const firstId = ({ entries }: Cart) => entries[0]?.id ?? ''
const variantOf = ({ variants }: { variants: readonly { id: string }[] }, index = 0) => variants[index]?.id ?? ''
const kinds = ({ messages }: Cart) => messages.map(({ kind }) => kind)
const cookieLines = (answer: ApiAnswer) => answer.headers['set-cookie'] ?? []

test('[AUTH-003] [SHOP-040] a visitor adds, changes, removes and empties, and each answer is the whole cart', async () => {
  const mug = await store.add({ title: 'Mug', priceCents: 1250 })
  const bowl = await store.add({ title: 'Bowl', priceCents: 3000 })
  expect(quantities((await add({ productId: mug.id, quantity: 2 })).body)).toEqual([['Mug', 2]])
  const both: Cart = (await add({ productId: bowl.id })).body
  expect(both).toMatchObject({ subtotalCents: 5500, totalQuantity: 3, grandTotalCents: 5500 })
  expect(quantities((await add({ productId: mug.id })).body)).toEqual([
    ['Mug', 3],
    ['Bowl', 1],
  ])
  expect(quantities((await setQuantity(firstId(both), 5)).body)).toEqual([
    ['Mug', 5],
    ['Bowl', 1],
  ])
  expect(quantities((await visitor.delete(entryAt(firstId(both)))).body)).toEqual([['Bowl', 1]])
  expect((await visitor.delete(api.cartEntries)).body).toMatchObject({ entries: [], subtotalCents: 0 })
})

test('[COM-054] [COM-055] [COM-056] [COM-057] [COM-059] [COM-060] [COM-061] [COM-062] a cart has the documented fields', async () => {
  const empty = await readCart()
  const zeros = { subtotalCents: 0, taxCents: 0, shippingCostCents: 0, discountCents: 0, grandTotalCents: 0 }
  const lists = { entries: [], shippingOptions: [], applicableTaxRules: [], coupons: [] }
  expect(empty).toMatchObject({ ...zeros, ...lists, validCoupons: [], invalidCoupons: [], totalQuantity: 0 })
  expect(empty).toMatchObject({ isPurchased: false, hasDigital: false, purelyDigital: false, requiresShipping: false })
  expect(empty.subtotalAmount).toEqual({ cents: 0, currency: 'USD' })
  const song = await store.add({ title: 'Song', productType: 'DIGITAL', priceCents: 99 })
  const bought: Cart = (await add({ productId: song.id, quantity: 2 })).body
  expect(bought).toMatchObject({ websiteId: owner.site.id, created: expect.any(Number), hasDigital: true })
  expect(bought).toMatchObject({ purelyDigital: true, requiresShipping: false, totalQuantity: 2 })
  expect(bought.subtotalAmount).toEqual({ cents: 198, currency: 'USD' })
  const mug = await store.add({ title: 'Mug' })
  expect((await add({ productId: mug.id })).body).toMatchObject({ purelyDigital: false, requiresShipping: true })
})

test('a line tells title, address, options, SKU, prices and what is left', async () => {
  const options = [{ name: 'Size', values: ['Small', 'Large'] }]
  const vase = await store.add({ title: 'Vase', priceCents: 4200, stock: 7, options })
  const large = variantOf(vase, 1)
  await store.changeVariant(large, { sku: 'VASE-L', price: 5200, salePrice: 4900, onSale: true })
  const { entries }: Cart = (await add({ productId: vase.id, variantId: large, quantity: 2 })).body
  expect(entries).toMatchObject([
    {
      itemId: vase.id,
      variantId: large,
      sku: 'VASE-L',
      title: 'Vase',
      path: '/shop/p/vase',
      options: [{ name: 'Size', value: 'Large' }],
      picture: null,
      unitPriceCents: 4900,
      lineTotalCents: 9800,
      stockLeft: 7,
      isAvailable: true,
    },
  ])
})

test('a variant is meant by its id, its SKU or its values; without any of them all options must be chosen', async () => {
  const options = [{ name: 'Size', values: ['Small', 'Large'] }]
  const vase = await store.add({ title: 'Vase', options })
  const sku = vase.variants[1]?.sku ?? ''
  for (const meant of [{ productId: vase.id, variantId: variantOf(vase, 1) }, { sku: sku.toLowerCase() }]) {
    expect((await add(meant)).status).toBe(200)
  }
  const chosen = await add({ productId: vase.id, optionValues: ['Large'] })
  expect(quantities(chosen.body)).toEqual([['Vase', 3]])
  expect((await add({ productId: vase.id })).body.errorKey).toBe('cart.choose-options')
  expect((await add({ productId: vase.id, optionValues: ['Huge'] })).body.errorKey).toBe('cart.unavailable')
  expect((await add({})).status).toBe(400)
})

test('[SHOP-043] what is hidden, deleted, foreign or unknown is refused, and the cart stays as it was', async () => {
  const mug = await store.add({ title: 'Mug' })
  const bowl = await store.add({ title: 'Bowl' })
  const hidden = await store.add({ title: 'Hidden', isDraft: true })
  const stranger = await host.owner()
  const foreign = await createShopOwner(stranger.client).add({ title: 'Foreign' })
  await add({ productId: mug.id })
  const refused = [
    { productId: hidden.id },
    { productId: foreign.id },
    { productId: 'f'.repeat(24) },
    { productId: mug.id, variantId: variantOf(bowl) },
    { productId: mug.id, sku: bowl.variants[0]?.sku },
    { sku: 'NOTHING' },
  ]
  for (const body of refused) expect([body, (await add(body)).body.errorKey]).toEqual([body, 'cart.unavailable'])
  await owner.client.delete(fillPath(api.product, { productId: bowl.id }))
  expect((await add({ productId: bowl.id })).status).toBe(404)
  expect(quantities(await readCart())).toEqual([['Mug', 1]])
})

test('[COM-064] quantities of a wrong type or size are refused with what is allowed, and the old one stays', async () => {
  const mug = await store.add({ title: 'Mug' })
  const { body } = await add({ productId: mug.id, quantity: 2 })
  for (const quantity of [0, -1, 1.5, 10_000, 1e300, '2', null, [], {}]) {
    const changed = await setQuantity(firstId(body), quantity)
    const added = await add({ productId: mug.id, quantity })
    expect([quantity, changed.status, added.status]).toEqual([quantity, 400, 400])
  }
  expect((await setQuantity(firstId(body), -1)).body.errors.quantity).toBe('Enter a whole number from 1 to 9999.')
  expect(quantities(await readCart())).toEqual([['Mug', 2]])
})

test('nobody changes a price, an amount or the cart of somebody else', async () => {
  const mug = await store.add({ title: 'Mug', priceCents: 1000 })
  const { body } = await add({ productId: mug.id })
  for (const more of [{ price: 1 }, { unitPriceCents: 1 }, { cartId: body.id }, { subtotalCents: 1 }]) {
    expect((await add({ productId: mug.id, ...more })).status).toBe(400)
  }
  const thief = host.visitor(owner.site)
  expect((await thief.patch(entryAt(firstId(body)), { quantity: 9 })).body.errorKey).toBe('cart.entry-unknown')
  await thief.delete(entryAt(firstId(body)))
  for (const cookie of [`CART=${body.id}`, 'CART=', 'CART=x; CART=y', `CART=${'a'.repeat(5000)}`]) {
    expect((await thief.get(api.cart, { headers: { cookie } })).body.entries).toEqual([])
  }
  expect(await readCart()).toMatchObject({ subtotalCents: 1000, totalQuantity: 1 })
})

test('[SHOP-043] above the stock a quantity is refused with the number that is left', async () => {
  const mug = await store.add({ title: 'Mug', stock: 3 })
  expect((await add({ productId: mug.id, quantity: 4 })).body).toMatchObject({
    errorKey: 'cart.out-of-stock',
    error: 'Only 3 left.',
  })
  const { body } = await add({ productId: mug.id, quantity: 2 })
  expect((await add({ productId: mug.id, quantity: 2 })).status).toBe(409)
  expect((await setQuantity(firstId(body), 4)).body.error).toBe('Only 3 left.')
  expect((await setQuantity(firstId(body), 3)).status).toBe(200)
  await store.setStock(variantOf(mug), 0)
  expect((await add({ productId: mug.id })).body.errorKey).toBe('cart.sold-out')
})

test('[SHOP-043] a cart holds up to 500 items, all lines together', async () => {
  const mug = await store.add({ title: 'Mug' })
  const bowl = await store.add({ title: 'Bowl' })
  const { body } = await add({ productId: mug.id, quantity: 400 })
  expect((await add({ productId: bowl.id, quantity: 101 })).body).toMatchObject({
    errorKey: 'cart.full',
    error: 'A cart holds up to 500 items.',
  })
  expect((await add({ productId: bowl.id, quantity: 100 })).status).toBe(200)
  expect((await setQuantity(firstId(body), 401)).status).toBe(409)
})

test('a gift card is bought on its own', async () => {
  const card = await store.add({ title: 'Gift card', productType: 'GIFT_CARD' })
  expect((await add({ productId: card.id })).body.errorKey).toBe('cart.bought-alone')
})

test('[SHOP-042] the price of the store stands, and the cart says what changed until it is as it was', async () => {
  const mug = await store.add({ title: 'Mug', priceCents: 1000, stock: 5 })
  await add({ productId: mug.id, quantity: 4 })
  expect(kinds(await readCart())).toEqual([])
  await store.changeVariant(variantOf(mug), { price: 1200 })
  const dearer = await readCart()
  expect(dearer).toMatchObject({ subtotalCents: 4800, subtotalAmount: { cents: 4800 } })
  expect(dearer.messages).toMatchObject([
    { entryId: firstId(dearer), kind: 'price-up', text: 'The price of Mug went up from $10.00 to $12.00.' },
  ])
  await store.changeVariant(variantOf(mug), { salePrice: 800, onSale: true })
  expect((await readCart()).messages.map(({ text }) => text)).toEqual([
    'The price of Mug went down from $10.00 to $8.00.',
  ])
  await store.setStock(variantOf(mug), 2)
  const cut = await readCart()
  expect(cut).toMatchObject({ totalQuantity: 2, subtotalCents: 1600, entries: [{ quantity: 2, stockLeft: 2 }] })
  expect(cut.messages[0]?.text).toBe('Only 2 of Mug left. Your quantity was reduced from 4 to 2.')
  await store.setStock(variantOf(mug), 0)
  expect(await readCart()).toMatchObject({ totalQuantity: 0, subtotalCents: 0, entries: [{ isAvailable: false }] })
  expect((await readCart()).messages.map(({ text }) => text)).toEqual(['Mug is sold out.'])
  await store.setStock(variantOf(mug), 5)
  await store.changeVariant(variantOf(mug), { onSale: false, price: 1000 })
  expect(await readCart()).toMatchObject({ totalQuantity: 4, subtotalCents: 4000, messages: [] })
})

test('[SHOP-042] what is no longer sold stays in the cart, says so, and counts for nothing', async () => {
  const mug = await store.add({ title: 'Mug', priceCents: 1000 })
  const bowl = await store.add({ title: 'Bowl', priceCents: 500 })
  await add({ productId: mug.id })
  const { body } = await add({ productId: bowl.id })
  await store.setState(mug.id, 'DRAFT')
  const gone = await readCart()
  expect(gone).toMatchObject({ subtotalCents: 500, totalQuantity: 1 })
  expect(gone.entries[0]).toMatchObject({ title: 'Mug', isAvailable: false, path: null, lineTotalCents: 0 })
  expect(gone.messages.map(({ text }) => text)).toEqual(['Mug is no longer available.'])
  expect((await setQuantity(firstId(body), 2)).body.errorKey).toBe('cart.unavailable')
  await owner.client.delete(fillPath(api.product, { productId: bowl.id }))
  expect(kinds(await readCart())).toEqual(['unavailable', 'unavailable'])
})

test('[SHOP-042] after the store changed its currency the cart counts in the new one and says so', async () => {
  const mug = await store.add({ title: 'Mug', priceCents: 1000 })
  await add({ productId: mug.id })
  await createPageOwner(owner.client).changeDocument(api.storeSettings, { selectedCurrency: 'EUR' })
  expect((await readCart()).subtotalAmount).toEqual({ cents: 1000, currency: 'EUR' })
  expect((await readCart()).messages.map(({ text }) => text)).toEqual(['The price of Mug is now €10.00.'])
})

test('[COM-072] [COM-073] [SHOP-043] under the minimum subtotal the cart says what is needed, and from it on nothing', async () => {
  const mug = await store.add({ title: 'Mug', priceCents: 1000 })
  await createPageOwner(owner.client).changeDocument(api.storeSettings, { minimumSubtotalCents: 2000 })
  expect((await readCart()).checkoutRefusal).toBe(null)
  const { body } = await add({ productId: mug.id })
  expect(body.checkoutRefusal).toBe('To check out, your order subtotal must be $20.00 or more.')
  expect((await setQuantity(firstId(body), 2)).body.checkoutRefusal).toBe(null)
})

test('[COM-065] cookies tell of a cart once there is one: a token that scripts cannot read, and a flag that they can', async () => {
  const mug = await store.add({ title: 'Mug' })
  for (const path of [api.cart, api.cartSummary, '/', '/cart']) {
    const seen = await visitor.get(path)
    expect([path, cookieLines(seen).filter((line) => /cart/i.test(line))]).toEqual([path, []])
  }
  expect((await add({ productId: 'f'.repeat(24) })).status).toBe(404)
  expect([...visitor.cookies.keys()]).toEqual([])
  const lines = cookieLines(await add({ productId: mug.id }))
  const month = 30 * 24 * 60 * 60
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(new RegExp(`^CART=[\\w-]{43}; Path=/; Max-Age=${month}; SameSite=Lax; HttpOnly$`))
  expect(lines[1]).toBe(`hasCart=true; Path=/; Max-Age=${month}; SameSite=Lax`)
  const rows = await host.services.database.site(owner.site.id, (tx) =>
    tx.selectFrom('carts').select('token_hash').execute(),
  )
  expect(rows.map(({ token_hash }) => token_hash)).not.toContain(visitor.cookies.get('CART'))
})

test('[COM-065] under https both cookies are secure', async () => {
  const secure = await startTestHost({ environment: { PUBLIC_SCHEME: 'https' } })
  try {
    const shop = await secure.owner()
    const mug = await createShopOwner(shop.client).add({ title: 'Mug' })
    const answer = await add({ productId: mug.id }, secure.visitor(shop.site))
    expect(cookieLines(answer).map((line) => line.endsWith('; Secure'))).toEqual([true, true])
  } finally {
    await secure.stop()
  }
})

test('[COM-074] the summary has the count of items and the subtotal as text', async () => {
  const mug = await store.add({ title: 'Mug', priceCents: 1250 })
  await add({ productId: mug.id, quantity: 2 })
  expect((await visitor.get(api.cartSummary)).body).toEqual({ itemsCount: 2, subtotal: '$25.00' })
})

test('[SHOP-041] a cart is there 29 days after it was last seen, and 30 days after it not', async () => {
  const mug = await store.add({ title: 'Mug' })
  await add({ productId: mug.id })
  for (let visit = 0; visit < 2; visit++) {
    host.clock.advance(29 * dayMs)
    const answer = await visitor.get(api.cart)
    expect(quantities(answer.body)).toEqual([['Mug', 1]])
    // Its cookies begin anew with it.
    expect(cookieLines(answer).map((line) => line.split('=')[0])).toEqual(['CART', 'hasCart'])
    await host.runDueJobs()
  }
  host.clock.advance(30 * dayMs)
  const late = await visitor.get(api.cart)
  expect(late.body.entries).toEqual([])
  expect(cookieLines(late)).toEqual(['hasCart=; Path=/; Max-Age=0; SameSite=Lax'])
})

test('a cart that nobody touches is abandoned after 30 days and forgotten 60 days later', async () => {
  const mug = await store.add({ title: 'Mug' })
  await add({ productId: mug.id })
  const states = () =>
    host.services.database.site(owner.site.id, async (tx) => {
      const carts = await tx.selectFrom('carts').select('state').execute()
      const entries = await tx.selectFrom('cart_entries').select('id').execute()
      return [carts.map(({ state }) => state), entries.length]
    })
  await host.runDueJobs()
  expect(await states()).toEqual([['open'], 1])
  host.clock.advance(30 * dayMs)
  await host.runDueJobs()
  expect(await states()).toEqual([['abandoned'], 1])
  host.clock.advance(59 * dayMs)
  await host.runDueJobs()
  expect(await states()).toEqual([['abandoned'], 1])
  host.clock.advance(1 * dayMs)
  await host.runDueJobs()
  expect(await states()).toEqual([[], 0])
})

import type { Cart } from '@sitewright/model/commerce/cart/cart'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { createShopOwner } from '@sitewright/testkit/shop/test-shop'
import { createTestMember } from '@sitewright/testkit/sites/test-members'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
let visitor: ApiClient

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner()
  visitor = host.visitor(owner.site)
})

const order = { kind: 'order' }
const percent = (rate: number, on: object = order) => ({ kind: 'percent', rate: rate * 1000, on })
const amount = (amountCents: number, on: object = order) => ({ kind: 'amount', amountCents, on })

const sell = (title: string, priceCents: number) => createShopOwner(owner.client).add({ title, priceCents })
const offer = async (body: object) => {
  const made = await owner.client.post(api.discounts, { name: 'Offer', ...body })
  expect(made.status, made.text).toBe(201)
  return made.body
}
async function put({ id }: { id: string }, quantity = 1, client = visitor): Promise<Cart> {
  const added = await client.post(api.cartEntries, { productId: id, quantity })
  expect(added.status, added.text).toBe(200)
  return added.body
}
const enter = (code: string, client = visitor) => client.post(api.cartCodes, { code })
const read = async (client = visitor): Promise<Cart> => (await client.get(api.cart)).body
async function write(path: string, body: object) {
  const { version } = (await owner.client.get(path)).body
  const answer = await owner.client.put(path, { version, body })
  expect(answer.status, answer.text).toBe(200)
}
const number = (last: number) => last.toString(16).padStart(24, '0')

test('[SHOP-123] automatic discounts apply by themselves, a better code takes their place, and the cart says which', async () => {
  const mug = await sell('Mug', 5000)
  await offer({ name: 'Spring sale', effect: percent(10) })
  await offer({ name: 'Friends', code: 'FRIENDS', effect: amount(1500) })
  expect(await put(mug)).toMatchObject({
    subtotalCents: 5000,
    discountCents: 500,
    grandTotalCents: 4500,
    discounts: [{ name: 'Spring sale', code: null, amountCents: 500 }],
    takesCodes: true,
  })
  expect((await enter(' friends ')).body).toMatchObject({
    grandTotalCents: 3500,
    coupons: [{ code: 'FRIENDS' }],
    validCoupons: [{ name: 'Friends', amountCents: 1500 }],
    discounts: [{ name: 'Friends' }],
  })
  expect(await put(mug, 3)).toMatchObject({
    grandTotalCents: 18_000,
    discounts: [{ name: 'Spring sale' }],
    invalidCoupons: [{ code: 'FRIENDS', reason: 'not-combinable' }],
  })
})

test('[SHOP-123] discounts that may be combined add up, on products, on categories and what is below them, and on the order', async () => {
  const [mug, bowl] = [await sell('Mug', 5000), await sell('Bowl', 3000)]
  const parent = (await owner.client.post(api.categories, { name: 'Kitchen' })).body
  const child = (await owner.client.post(api.categories, { name: 'Bowls', parentId: parent.id })).body
  await owner.client.patch(fillPath(api.product, { productId: bowl.id }), { categoryIds: [child.id] })
  const isCombinable = true
  await offer({ effect: percent(20, { kind: 'products', productIds: [mug.id] }), isCombinable })
  await offer({ effect: amount(300, { kind: 'categories', categoryIds: [parent.id] }), isCombinable })
  await offer({ effect: percent(10), isCombinable })
  await put(mug)
  expect(await put(bowl)).toMatchObject({ subtotalCents: 8000, discountCents: 1000 + 300 + 670, grandTotalCents: 6030 })
})

test('[SHOP-123] free shipping by code waits until shipping is known, and then takes its price off', async () => {
  const method = { id: number(1), name: 'Post', rate: { kind: 'flat', orderCents: 700 } }
  const zone = { id: number(10), name: 'All', places: [{ country: '*' }], methods: [method] }
  await write(api.deliverySettings, { zones: [zone] })
  await put(await sell('Mug', 5000))
  await offer({ name: 'On us', code: 'SHIP', effect: { kind: 'free-delivery' } })
  expect((await enter('SHIP')).body).toMatchObject({
    discounts: [{ name: 'On us', amountCents: 0 }],
    invalidCoupons: [],
  })
  const known = await visitor.patch(api.cartDelivery, { location: { country: 'NO' } })
  expect(known.body).toMatchObject({ shippingCostCents: 700, discountCents: 700, grandTotalCents: 5000 })
})

test('[SHOP-123] buy two, get the cheapest free', async () => {
  const [mug, bowl] = [await sell('Mug', 5000), await sell('Bowl', 3000)]
  const effect = { kind: 'buy-get', buy: { quantity: 2, of: order }, get: { quantity: 1, of: order }, rate: 100_000 }
  await offer({ effect })
  expect((await put(mug, 2)).discountCents).toBe(0)
  expect((await put(bowl)).discountCents).toBe(3000)
})

test('a code is entered and taken away, and one that waits for a fuller cart says what it waits for', async () => {
  const mug = await sell('Mug', 5000)
  await offer({ code: 'TEN', effect: percent(10), minimumSubtotalCents: 8000 })
  expect((await enter('TEN')).body.errorKey).toBe('cart.empty')
  await put(mug)
  const waiting = (await enter('TEN')).body
  expect(waiting).toMatchObject({
    discountCents: 0,
    validCoupons: [],
    invalidCoupons: [{ code: 'TEN', reason: 'minimum-subtotal', text: 'Spend $80.00 or more to use this code.' }],
  })
  expect(await put(mug)).toMatchObject({ discountCents: 1000, invalidCoupons: [] })
  const removed = await visitor.delete(fillPath(api.cartCode, { code: 'TEN' }))
  expect(removed.body).toMatchObject({ discountCents: 0, coupons: [], validCoupons: [] })
})

test('a code that is unknown, another shop’s, off or out of its time is refused with the reason and not kept', async () => {
  await put(await sell('Mug', 5000))
  const day = 24 * 60 * 60_000
  const time = (days: number) => new Date(host.clock.now() + days * day).toISOString()
  const other = await host.owner()
  await other.client.post(api.discounts, { name: 'Theirs', code: 'THEIRS', effect: percent(10) })
  await offer({ code: 'OFF', isOn: false, effect: percent(10) })
  await offer({ code: 'LATER', startsAt: time(1), effect: percent(10) })
  await offer({ code: 'OVER', endsAt: time(-1), effect: percent(10) })
  const keys = []
  for (const code of ['NOTHING', 'THEIRS', 'OFF', 'LATER', 'OVER']) keys.push((await enter(code)).body.errorKey)
  expect(keys).toEqual(['code.unknown', 'code.unknown', 'code.unknown', 'code.not-started', 'code.expired'])
  expect(await read()).toMatchObject({ coupons: [], discountCents: 0 })
})

test('codes cannot be found by trying, and right ones do not count as tries', async () => {
  await put(await sell('Mug', 5000))
  await offer({ code: 'RIGHT', effect: percent(10) })
  for (let tries = 0; tries < 10; tries++) expect((await enter(`WRONG-${tries}`)).status).toBe(404)
  expect((await enter('RIGHT')).status).toBe(429)
  host.clock.advance(15 * 60_000)
  for (let tries = 0; tries < 12; tries++) expect((await enter('RIGHT')).status).toBe(200)
})

test('[SHOP-123] uses are limited in all and per customer, and some discounts are for members or some customers', async () => {
  const mug = await sell('Mug', 5000)
  const member = await createTestMember(host, owner)
  const once = await offer({ code: 'ONCE', effect: percent(10), oncePerCustomer: true })
  const few = await offer({ code: 'FEW', effect: percent(10), maxUses: 1 })
  await offer({ code: 'MEMBERS', effect: percent(10), customers: { kind: 'members' } })
  await offer({ code: 'HERS', effect: percent(10), customers: { kind: 'emails', emails: [member.email] } })
  await offer({ code: 'OTHERS', effect: percent(10), customers: { kind: 'emails', emails: ['else@x.example'] } })
  await useUp(once.id, member.email)
  await useUp(few.id, 'somebody@x.example')
  await put(mug, 1, member.client)
  await put(mug)
  const reasonOf = (cart: Cart, code: string) => cart.invalidCoupons.find((it) => it.code === code)?.reason
  expect((await enter('ONCE', member.client)).body.errorKey).toBe('code.used-by-customer')
  expect((await enter('ONCE')).status).toBe(200)
  expect((await enter('FEW')).body.errorKey).toBe('code.used-up')
  expect((await enter('OTHERS', member.client)).body.errorKey).toBe('code.not-for-customer')
  expect(reasonOf((await enter('OTHERS')).body, 'OTHERS')).toBe('email-needed')
  expect(reasonOf((await enter('MEMBERS')).body, 'MEMBERS')).toBe('members-only')
  expect((await enter('MEMBERS', member.client)).body.discounts).toHaveLength(1)
  expect((await enter('HERS', member.client)).body.coupons).toHaveLength(2)
  expect((await owner.client.get(fillPath(api.discount, { discountId: few.id }))).body).toMatchObject({
    uses: 1,
    state: 'used-up',
  })
})

/** As an order does. */
function useUp(discountId: string, email: string) {
  return host.services.database.site(owner.site.id, (tx) =>
    tx
      .insertInto('discount_uses')
      .values({
        website_id: owner.site.id,
        discount_id: discountId,
        order_id: number(1),
        email,
        created_at: new Date(host.clock.now()),
      })
      .execute(),
  )
}

test('shipping and tax are unknown until the cart knows where it goes, and then follow zone, choice and rules', async () => {
  const place = { country: 'US', regions: [], postalPrefixes: [] }
  await write(api.deliverySettings, {
    zones: [
      {
        id: number(10),
        name: 'USA',
        places: [place],
        methods: [
          { id: number(1), name: 'Express', rate: { kind: 'flat', orderCents: 2000 } },
          { id: number(2), name: 'Standard', rate: { kind: 'flat', orderCents: 500, itemCents: 100 } },
        ],
      },
    ],
  })
  const rule = { id: number(3), name: 'Sales tax', place: { ...place, regions: ['CA'] }, rate: 7250 }
  await write(api.taxSettings, { rules: [{ ...rule, taxesDelivery: true }] })
  expect(await put(await sell('Mug', 5000), 2)).toMatchObject({
    isShippingKnown: false,
    isTaxKnown: false,
    shippingCostCents: 0,
    taxCents: 0,
    grandTotalCents: 10_000,
  })
  const location = { country: 'US', region: 'CA', postalCode: '90210' }
  const known = await visitor.patch(api.cartDelivery, { location })
  expect(known.body).toMatchObject({
    isShippingKnown: true,
    isTaxKnown: true,
    shippingLocation: location,
    shippingOptions: [{ name: 'Express' }, { name: 'Standard', priceCents: 700 }],
    selectedShippingOption: { name: 'Standard' },
    applicableTaxRules: [{ name: 'Sales tax', rate: 7250 }],
    shippingCostCents: 700,
    taxCents: 776,
    grandTotalCents: 11_476,
  })
  const express = await visitor.patch(api.cartDelivery, { shippingOptionId: number(1) })
  expect(express.body).toMatchObject({ selectedShippingOption: { name: 'Express' }, grandTotalCents: 12_870 })
  const charged = express.body.lines.map((line: { amountCents: number }) => line.amountCents)
  expect(charged.reduce((sum: number, cents: number) => sum + cents, 0)).toBe(12_870)
  expect((await visitor.patch(api.cartDelivery, { shippingOptionId: number(9) })).body.errorKey).toBe(
    'cart.delivery-unknown',
  )
})

test('[SHOP-062] [SHOP-063] a region is the same by its name and by its code, whoever writes which', async () => {
  const place = { country: 'US', regions: ['california'], postalPrefixes: [] }
  const methods = [{ id: number(1), name: 'Standard', rate: { kind: 'flat', orderCents: 500 } }]
  await write(api.deliverySettings, { zones: [{ id: number(10), name: 'West', places: [place], methods }] })
  await write(api.taxSettings, {
    rules: [{ id: number(3), name: 'Sales tax', place: { ...place, regions: ['CA'] }, rate: 10_000 }],
  })
  await put(await sell('Mug', 5000))
  for (const region of ['CA', 'California']) {
    const { body } = await visitor.patch(api.cartDelivery, { location: { country: 'US', region, postalCode: '' } })
    expect(body).toMatchObject({ shippingCostCents: 500, taxCents: 500, grandTotalCents: 6000 })
  }
  const elsewhere = await visitor.patch(api.cartDelivery, { location: { country: 'US', region: 'Oregon' } })
  expect(elsewhere.body).toMatchObject({ shippingOptions: [], taxCents: 0 })
})

test('what a visitor entered comes along when they sign in', async () => {
  const mug = await sell('Mug', 5000)
  const member = await createTestMember(host, owner)
  await offer({ code: 'TEN', effect: percent(10) })
  await put(mug)
  await enter('TEN')
  await visitor.post(api.siteUserSession, { email: member.email, password: member.password, rememberMe: true })
  expect(await read()).toMatchObject({ coupons: [{ code: 'TEN' }], discountCents: 500 })
})

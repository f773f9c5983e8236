import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { homeAddress, openTestShop, type TestShop } from '@sitewright/testkit/shop/test-buyers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let shop: TestShop

beforeAll(async () => {
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => host.stop())
beforeEach(async () => {
  shop = await openTestShop(host)
})

const addToCart = (productId: string) => ({
  raw: { content: `action=add&productId=${productId}`, contentType: 'application/x-www-form-urlencoded' },
})

test('[NAV-001] the address of the checkout opens that of the cart and leads there; an empty cart leads to its own page', async () => {
  const mug = await shop.addProduct({ title: 'Tide mug' })
  const buyer = await shop.buyer([{ product: mug }])
  const led = await buyer.client.get(paths.gotoCheckout)
  expect([led.status, led.headers.location]).toEqual([303, paths.checkout])
  expect((await buyer.client.get(paths.checkout)).text).toContain('Tide mug')
  await buyer.client.delete(api.cartEntries)
  const empty = await buyer.client.get(paths.gotoCheckout)
  expect([empty.status, empty.headers.location]).toEqual([303, paths.cart])
})

test('[NAV-004] a cart that the host does not know any more is told in the documented words', async () => {
  await shop.addProduct()
  const refused = await host.visitor(shop.owner.site).get(paths.gotoCheckout)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain(
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  )
  const page = await host.visitor(shop.owner.site).get(paths.checkout)
  expect([page.status, page.headers.location]).toEqual([303, paths.cart])
})

test('[SEC-29] nobody keeps or frames the page, and no script but its own runs on it', async () => {
  const settings = await shop.client.get(api.siteSettings)
  const codeInjection = { header: '<script>stealCards()</script>', footer: '' }
  await shop.client.put(api.siteSettings, {
    version: settings.body.version,
    body: { ...settings.body.body, codeInjection },
  })
  const buyer = await shop.readyBuyer(await shop.addProduct())
  const { headers, text } = await buyer.client.get(paths.checkout)
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  const policy = String(headers['content-security-policy'])
  for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(rule)
  expect(policy).not.toContain('unsafe')
  expect(text).not.toContain('stealCards')
})

test('[SHOP-061] what a country asks of an address is refused at its part, and a half written address is kept', async () => {
  const buyer = await shop.readyBuyer(await shop.addProduct())
  const expectErrors = async (address: object, errors: object) => {
    await buyer.fill({ shippingAddress: { ...homeAddress, ...address } })
    expect((await buyer.place()).body).toMatchObject({ errorKey: 'checkout.incomplete', errors })
  }
  await expectErrors({ postalCode: '9720' }, { 'shippingAddress.postalCode': 'Enter a valid ZIP code, such as 95014.' })
  await expectErrors({ postalCode: '10001' }, { 'shippingAddress.postalCode': "This ZIP code isn't in Oregon." })
  await expectErrors({ region: 'Narnia' }, { 'shippingAddress.region': 'Choose a state.' })
  await expectErrors(
    { city: '', name: '' },
    { 'shippingAddress.name': 'Enter a name.', 'shippingAddress.city': 'Enter a city.' },
  )
  expect((await buyer.read()).details.shippingAddress).toMatchObject({ city: '', name: '', line1: homeAddress.line1 })
  await buyer.fill({ billingAddress: { ...homeAddress, country: 'GB', postalCode: '12345' } })
  expect((await buyer.place()).body.errors).toEqual({
    'billingAddress.postalCode': 'Enter a valid postal code, such as EC1Y 8SY.',
  })
  await buyer.fill({ billingAddress: null })
  const { orderId } = (await buyer.place()).body
  const changed = { shippingAddress: { ...homeAddress, postalCode: 'x' } }
  const refused = await shop.client.put(fillPath(api.orderAddress, { orderId }), changed)
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['shippingAddress.postalCode'])
})

test('[SHOP-061] every country has its rule, which caches may keep', async () => {
  const visitor = host.visitor(shop.owner.site)
  const rule = await visitor.get(fillPath(api.addressRule, { country: 'JP' }))
  expect(rule.headers['cache-control']).toBe('public, max-age=86400')
  expect(rule.body).toMatchObject({ required: 'ASZ', regionName: 'prefecture' })
  expect(rule.body.regions).toHaveLength(47)
  expect((await visitor.get(fillPath(api.addressRule, { country: 'XX' }))).status).toBe(404)
})

test('[SHOP-062] what was half written before the order is fetched is neither asked for nor kept with it', async () => {
  const delivery = await shop.client.get(api.deliverySettings)
  const pickups = [{ id: '3'.repeat(24), name: 'The studio', location: { country: 'US', region: 'OR' } }]
  await shop.client.put(api.deliverySettings, {
    version: delivery.body.version,
    body: { ...delivery.body.body, pickups },
  })
  const buyer = await shop.readyBuyer(await shop.addProduct())
  await buyer.fill({ shippingAddress: { country: 'US', line1: '12 Ki' } })
  await buyer.client.patch(api.cartDelivery, { shippingOptionId: '3'.repeat(24) })
  const { orderId } = (await buyer.place()).body
  const order = await shop.client.get(fillPath(api.order, { orderId }))
  expect(order.body).toMatchObject({ shippingAddress: null, delivery: { name: 'The studio' }, totalCents: 1000 })
})

test('[SHOP-069] with express checkout adding leads straight to the checkout, without scripts', async () => {
  const mug = await shop.addProduct()
  const store = await shop.client.get(api.storeSettings)
  const usual = await host.visitor(shop.owner.site).post(paths.cart, undefined, addToCart(mug.id))
  expect(usual.headers.location).toBe(paths.cart)
  await shop.client.put(api.storeSettings, {
    version: store.body.version,
    body: { ...store.body.body, expressCheckout: true },
  })
  const express = await host.visitor(shop.owner.site).post(paths.cart, undefined, addToCart(mug.id))
  expect([express.status, express.headers.location]).toEqual([303, paths.gotoCheckout])
})

import { api } from '@sitewright/model/routes/api'
import { createShopOwner } from '@sitewright/testkit/shop/test-shop'
import { makeSite, type NewSite } from './new-site'

export interface CheckoutShop extends NewSite {
  readonly websiteId: string
}

/** A shop that sells mugs for $24, takes test cards and delivers within the United States for $6 or $15. */
export async function makeCheckoutShop(settings: object = {}): Promise<CheckoutShop> {
  const site = await makeSite('harbour-kiln')
  const { client } = site
  const { assets } = (await client.get(`${api.assets}?kind=image`)).body
  const mug = await createShopOwner(client).add({ title: 'Tide mug', priceCents: 2400, stock: 9 })
  const pictures = [{ assetId: assets[0].id }]
  await client.patch(api.product.replace(':productId', mug.id), { pictures })
  const store = await client.get(api.storeSettings)
  const manualPayment = { isOn: true, name: 'Bank transfer', instructions: 'IBAN DE00 1234 5678' }
  const checkout = { takesTestCards: true, manualPayment, requiresTerms: true }
  const storeBody = { ...store.body.body, checkout, ...settings }
  await client.put(api.storeSettings, { version: store.body.version, body: storeBody })
  const delivery = await client.get(api.deliverySettings)
  const method = (digit: string, name: string, orderCents: number) => ({
    ...{ id: digit.repeat(24), name, rate: { kind: 'flat', orderCents } },
  })
  const methods = [method('1', 'Standard', 600), method('2', 'Express', 1500)]
  const zones = [{ id: '3'.repeat(24), name: 'Home', places: [{ country: 'US' }], methods }]
  const location = { country: 'US', region: 'OR', postalCode: '97201' }
  const pickups = [{ id: '4'.repeat(24), name: 'The studio', instructions: 'Tuesday to Friday, 10 to 5', location }]
  await client.put(api.deliverySettings, { version: delivery.body.version, body: { zones, pickups } })
  return { ...site, websiteId: (await client.get(api.session)).body.website.id }
}

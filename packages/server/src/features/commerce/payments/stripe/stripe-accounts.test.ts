import { api } from '@sitewright/model/routes/api'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { type StripeDouble, startStripeDouble } from '@sitewright/testkit/stripe/stripe-double'
import { openStripeShop } from '@sitewright/testkit/stripe/stripe-shop'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Log } from '../../../../ground/log'

let stripe: StripeDouble
let host: TestHost
const logged: unknown[] = []
const keep = (...line: unknown[]) => void logged.push(line)
const log: Log = { error: keep, warn: keep, info: keep }

beforeAll(async () => {
  stripe = await startStripeDouble()
  host = await startTestHost({
    environment: { TRUSTED_PROXIES: '127.0.0.1', STRIPE_API_ADDRESS: stripe.address },
    services: { log },
  })
})
afterAll(async () => {
  await host.stop()
  await stripe.stop()
})

const keys = {
  publishableKey: 'pk_test_public_of_keys',
  secretKey: 'sk_test_secret_of_keys',
  webhookSecret: 'whsec_signing_of_keys',
}

test('[SHOP-066] keys are tried with Stripe before they are kept, and a refusal says so at its field', async () => {
  const { client } = await host.owner()
  const refused = await client.put(api.stripeAccount, { ...keys, secretKey: 'sk_test_nobody_has_this' })
  expect([refused.status, refused.body.errorKey]).toEqual([409, 'stripe.refused'])
  expect(refused.body.errors).toHaveProperty('secretKey')
  stripe.state.isAway = true
  const away = await client.put(api.stripeAccount, keys)
  stripe.state.isAway = false
  expect([away.status, away.body.errorKey]).toEqual([503, 'stripe.unreachable'])
  expect((await client.get(api.stripeAccount)).body).toMatchObject({ connection: null })
})

test('[SHOP-066] keys of different modes, or in the wrong field, are named at their field', async () => {
  const { client } = await host.owner()
  const mixed = await client.put(api.stripeAccount, { ...keys, publishableKey: 'pk_live_public_of_keys' })
  expect([mixed.status, Object.keys(mixed.body.errors)]).toEqual([400, ['publishableKey']])
  const swapped = await client.put(api.stripeAccount, { ...keys, publishableKey: keys.secretKey })
  expect(Object.keys(swapped.body.errors)).toEqual(['publishableKey'])
})

test('[SHOP-066] a store is connected and disconnected, each site by itself, and its buyers may choose it', async () => {
  const shop = await openStripeShop(host, stripe)
  const { body } = await shop.client.get(api.stripeAccount)
  expect(body.connection).toMatchObject({
    accountName: 'Test shop',
    isTest: true,
    secretKeyEnd: shop.keys.secretKey.slice(-4),
  })
  expect(body.webhookAddress).toBe(`http://${shop.owner.site.identifier}.localhost/_stripe/events`)
  const mug = await shop.addProduct()
  const buyer = await shop.readyBuyer(mug)
  const methods = async () => (await buyer.read()).methods.map(({ method }) => method)
  expect(await methods()).toEqual(['stripe', 'test', 'manual'])
  const other = await host.owner()
  expect((await other.client.get(api.stripeAccount)).body.connection).toBeNull()
  expect((await shop.client.delete(api.stripeAccount)).body.connection).toBeNull()
  expect(await methods()).toEqual(['test', 'manual'])
  expect((await buyer.place({ method: 'stripe' })).body.errors).toHaveProperty('method')
})

test('while a payment is in progress keys are not taken away nor changed for those of another account', async () => {
  const shop = await openStripeShop(host, stripe)
  const buyer = await shop.readyBuyer(await shop.addProduct())
  await buyer.place({ method: 'stripe', cardNumber: undefined })
  expect((await shop.client.delete(api.stripeAccount)).body.errorKey).toBe('stripe.busy')
  stripe.openAccount('sk_test_another_account')
  const other = { ...shop.keys, secretKey: 'sk_test_another_account' }
  expect((await shop.client.put(api.stripeAccount, other)).body.errorKey).toBe('stripe.busy')
  expect((await shop.client.put(api.stripeAccount, shop.keys)).status).toBe(200)
  shop.books.pay(shop.intentId(), 'paid')
  await buyer.progress()
  expect((await shop.client.put(api.stripeAccount, other)).status).toBe(200)
})

test('[SHOP-066] secret keys are in no answer, no log and no row as they are', async () => {
  const shop = await openStripeShop(host, stripe)
  const buyer = await shop.readyBuyer(await shop.addProduct())
  stripe.state.isAway = true
  const answers = [await buyer.place({ method: 'stripe', cardNumber: undefined })]
  stripe.state.isAway = false
  answers.push(
    await shop.client.get(api.stripeAccount),
    await shop.client.put(api.stripeAccount, shop.keys),
    await shop.client.put(api.stripeAccount, { ...shop.keys, secretKey: `${shop.keys.secretKey}wrong` }),
  )
  const rows = await host.services.database.site(shop.owner.site.id, (tx) =>
    sql`select row_to_json(s)::text as row from stripe_accounts s`.execute(tx),
  )
  expect(logged.length).toBeGreaterThan(0)
  const seen = JSON.stringify([answers.map(({ text }) => text), logged, rows.rows])
  expect(seen).toContain(shop.keys.publishableKey)
  for (const secret of [shop.keys.secretKey, shop.keys.webhookSecret]) expect(seen).not.toContain(secret)
})

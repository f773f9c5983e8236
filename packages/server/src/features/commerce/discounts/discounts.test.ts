import { roles } from '@sitewright/model/accounts/roles'
import type { Discount } from '@sitewright/model/commerce/selling/discounts'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
let client: ApiClient

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner()
  client = owner.client
})

const percent = { kind: 'percent', rate: 10_000, on: { kind: 'order' } }
const at = ({ id }: Discount) => fillPath(api.discount, { discountId: id })
const add = (body: object) => client.post(api.discounts, { name: 'Spring', effect: percent, ...body })
const list = async (): Promise<Discount[]> => (await client.get(api.discounts)).body.discounts

test('a discount is created with a code in upper case, listed, changed, turned off, deleted and restored', async () => {
  const made = await add({ code: ' spring-24 ', maxUses: 5 })
  expect([made.status, made.body]).toMatchObject([
    201,
    { code: 'SPRING-24', state: 'active', uses: 0, maxUses: 5, currency: 'USD', isCombinable: false },
  ])
  const changed = await client.patch(at(made.body), { name: 'Summer', effect: { ...percent, rate: 20_000 } })
  expect(changed.body).toMatchObject({ name: 'Summer', code: 'SPRING-24', effect: { rate: 20_000 } })
  expect((await client.patch(at(made.body), { isOn: false })).body.state).toBe('off')
  expect(await list()).toMatchObject([{ name: 'Summer', state: 'off' }])
  expect((await client.delete(at(made.body))).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await client.get(at(made.body))).status).toBe(404)
  const restored = await client.post(fillPath(api.discountRestore, { discountId: made.body.id }))
  expect([restored.status, restored.body.name]).toEqual([200, 'Summer'])
  expect(await list()).toHaveLength(1)
})

test('two discounts never share a code, whatever its case, and neither does one that comes back', async () => {
  const first = (await add({ code: 'TEN' })).body
  const second = await add({ code: 'ten' })
  expect([second.status, second.body.errorKey]).toEqual([409, 'discount.code-taken'])
  await client.delete(at(first))
  const other = (await add({ code: 'TEN' })).body
  const back = await client.post(fillPath(api.discountRestore, { discountId: first.id }))
  expect([back.status, back.body.errorKey]).toEqual([409, 'discount.code-taken'])
  const free = (await add({ code: 'FREE' })).body
  expect((await client.patch(at(free), { code: 'ten' })).body.errorKey).toBe('discount.code-taken')
  expect((await client.patch(at(other), { code: null })).body.code).toBeNull()
})

test('its state follows the clock', async () => {
  const day = 24 * 60 * 60_000
  const time = (days: number) => new Date(host.clock.now() + days * day).toISOString()
  await add({ startsAt: time(1), endsAt: time(2) })
  expect(await list()).toMatchObject([{ state: 'scheduled' }])
  host.clock.advance(day)
  expect(await list()).toMatchObject([{ state: 'active' }])
  host.clock.advance(day)
  expect(await list()).toMatchObject([{ state: 'expired' }])
})

test('amounts are in the currency of the store, also after that has changed', async () => {
  await add({ effect: { kind: 'amount', amountCents: 500, on: { kind: 'order' } } })
  const store = (await client.get(api.storeSettings)).body
  await client.put(api.storeSettings, { version: store.version, body: { ...store.body, selectedCurrency: 'EUR' } })
  expect(await list()).toMatchObject([{ currency: 'EUR', effect: { amountCents: 500 } }])
})

test('what makes no sense is refused by field', async () => {
  const refused = [
    await add({ name: '' }),
    await add({ code: 'no spaces' }),
    await add({ effect: { ...percent, rate: 100_001 } }),
    await add({ effect: { kind: 'amount', amountCents: 0, on: { kind: 'order' } } }),
    await add({ effect: { ...percent, on: { kind: 'products', productIds: [] } } }),
    await add({ startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
  expect(Object.keys(refused[5]?.body.errors)).toEqual(['endsAt'])
  const { body } = await add({ startsAt: '2026-02-01T00:00:00Z' })
  const late = await client.patch(at(body), { endsAt: '2026-01-01T00:00:00Z' })
  expect([late.status, Object.keys(late.body.errors)]).toEqual([400, ['endsAt']])
})

test('discounts belong to one site and to those who manage its store', async () => {
  const { body } = await add({})
  const other = await host.owner()
  expect((await other.client.get(at(body))).status).toBe(404)
  expect((await other.client.delete(at(body))).status).toBe(404)
  const person = await host.signUp()
  await host.addContributor(owner.site, person, [roles.editor])
  const editor = await host.openSite(person.platform, owner.site.identifier)
  expect((await editor.get(api.discounts)).status).toBe(403)
})

test('who asks for their data gets the discounts that name them, and who wants it gone is named no more', async () => {
  const customers = { kind: 'emails', emails: ['ada@x.example', 'eve@x.example'] }
  const { body } = await add({ code: 'FRIENDS', customers })
  const path = `${api.peopleExport}?email=ada%40x.example`
  expect((await client.get(path)).text).toContain('FRIENDS')
  expect((await client.post(api.peopleErase, { email: 'ada@x.example' })).status).toBe(200)
  expect((await client.get(at(body))).body.customers).toEqual({ kind: 'emails', emails: ['eve@x.example'] })
  expect((await client.get(path)).text).not.toContain('FRIENDS')
})

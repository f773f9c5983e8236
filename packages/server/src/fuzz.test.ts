import { roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { callsOf, encode, type FuzzedCall, type KnownIds } from '@sitewright/testkit/chance/fuzz-calls'
import { nastyText } from '@sitewright/testkit/chance/fuzz-values'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { quietLog } from '@sitewright/testkit/host/quiet-log'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { openTestShop, type TestBuyer } from '@sitewright/testkit/shop/test-buyers'
import { registerTestForm, sendTestForm } from '@sitewright/testkit/sites/test-forms'
import { createTestMember } from '@sitewright/testkit/sites/test-members'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from './http/endpoint'
import type { Route } from './http/mount-routes'

const seed = 20_260_302
const totalCalls = 6_000
const totalPages = 800
const atOnce = 8

let host: TestHost
let owner: TestOwner
let stranger: TestOwner
/** Has a cart and a checkout. */
let buyer: TestBuyer
/** What the shop sold before anything was tried. */
let sold: KnownIds
/** What the process logged as its own fault. */
const faults: string[] = []
/** Calls that were right at least once: the rest of the test would prove little about calls that are always refused. */
const done = new Set<string>()

beforeAll(async () => {
  const log = { ...quietLog, error: (fields: object) => void faults.push(JSON.stringify(fields).slice(0, 1_500)) }
  host = await startTestHost({ services: { log }, lookUpTxt: async () => [], askRecaptcha: async () => 'wrong' })
  owner = await host.owner()
  stranger = await host.owner()
  const shop = await openTestShop(host, {}, owner)
  const product = await shop.addProduct({ stock: 500 })
  const { orderId, orderToken: token } = await shop.buy(product)
  const parcels = fillPath(api.orderParcels, { orderId })
  const { body: order } = await owner.client.post(parcels, { mailsCustomer: false })
  buyer = await shop.readyBuyer(product)
  const { entries } = (await buyer.client.get(api.cart)).body
  sold = { orderId, token, parcelId: order.parcels[0].id, checkoutId: buyer.checkoutId, entryId: entries[0].id }
})
afterAll(() => host.stop())

interface Asker {
  readonly name: string
  client(): ApiClient
}

/** Who calls: mostly the owner, whom most is allowed. Sessions that ended are begun anew. */
async function createAskers(): Promise<Asker[]> {
  const made = await owner.platform.post(api.tokens, { name: 'fuzz', password: owner.password })
  const byToken = host.clientOn(owner.client.host, made.body.secret)
  const member = await createTestMember(host, owner)
  const foreign = await host.signIn(owner.client.host, stranger)
  const visitor = () => host.visitor(owner.site)
  return [
    { name: 'owner by token', client: () => byToken },
    { name: 'owner by token', client: () => byToken },
    { name: 'owner by session', client: () => owner.client },
    { name: 'account on the platform', client: () => owner.platform },
    { name: 'owner of another site', client: () => foreign },
    { name: 'buyer', client: () => buyer.client },
    { name: 'member', client: () => member.client },
    { name: 'visitor', client: visitor },
  ]
}

/** One of everything that has an id. What calls delete is made anew by the next stock. */
async function stock(): Promise<KnownIds> {
  const { client, site } = owner
  const pages = createPageOwner(client)
  const pageId = await pages.createPublished({ title: 'Fuzzed' }, 'Hello')
  const at = { pageId }
  const formId = await registerTestForm(host, site)
  await sendTestForm(host.visitor(site), formId, { email: 'ada@example.com', message: `Hello ${pageId}` })
  const read = async (path: string) => (await client.get(path)).body
  const make = async (path: string, body: unknown) => (await client.post(path, body)).body
  const list = await make(api.mailingLists, { name: 'Letters' })
  const listId = list.id ?? (await read(api.mailingLists)).lists[0]?.id ?? 'f'.repeat(24)
  const email = `${pageId}@example.com`
  const contact = await make(fillPath(api.listContacts, { listId }), { email })
  const member = await make(api.siteMembers, { email })
  const invitation = await make(api.invitations, { email, roles: [roles.editor] })
  const [submission] = (await read(api.formSubmissions)).submissions
  const submissionId = submission?.id ?? 'f'.repeat(24)
  const product = await make(api.products, { title: 'Mug', priceCents: 1200 })
  const category = await make(api.categories, { name: `Mugs ${pageId}` })
  const effect = { kind: 'percent', rate: 10_000, on: { kind: 'order' } }
  const discount = await make(api.discounts, { name: 'Ten', code: `TEN${pageId}`, effect })
  // No host calls a machine of a private network.
  const webhook = await make(api.storeWebhooks, { address: 'http://10.0.0.1/hook', events: ['order.placed'] })
  const webhookId = webhook.id ?? 'f'.repeat(24)
  const journal = await make(api.pages, { title: `Journal ${pageId}`, kind: 'blog' })
  const collectionId = journal.id ?? 'f'.repeat(24)
  const post = await make(fillPath(api.collectionItems, { collectionId }), { title: 'Firing' })
  return {
    ...at,
    ...sold,
    webhookId,
    deliveryId: (await make(fillPath(api.storeWebhookTest, { webhookId }), {})).id ?? 'f'.repeat(24),
    collectionId,
    itemId: post.id ?? 'f'.repeat(24),
    productId: product.id ?? 'f'.repeat(24),
    variantId: product.variants?.[0]?.id ?? 'f'.repeat(24),
    folderId: (await make(api.assetFolders, { name: `Cups ${pageId}` })).id ?? 'f'.repeat(24),
    categoryId: category.id ?? 'f'.repeat(24),
    discountId: discount.id ?? 'f'.repeat(24),
    code: `TEN${pageId}`,
    formId,
    listId,
    contactId: contact.id ?? 'f'.repeat(24),
    memberId: member.id ?? 'f'.repeat(24),
    submissionId,
    noteId: (await make(fillPath(api.formSubmissionNotes, { submissionId }), { text: 'Note' })).id ?? 'f'.repeat(24),
    linkId: (await make(fillPath(api.pagePreviewLinks, at), {})).id ?? 'f'.repeat(24),
    revisionId: (await read(fillPath(api.pageRevisions, at))).revisions[0].id,
    jobId: (await read(api.jobs)).jobs[0]?.id ?? 'f'.repeat(24),
    invitationId: invitation.id ?? 'f'.repeat(24),
    draftId: (await make(api.draftOrders, {})).id ?? 'f'.repeat(24),
    country: 'DE',
    accountId: stranger.accountId,
    host: 'fuzz.example',
    name: 'test',
  }
}

interface Wrong {
  readonly asker: string
  readonly call: string
  readonly why: string
}

async function make(endpoint: Endpoint, asker: Asker, { path, body }: FuzzedCall): Promise<Wrong | null> {
  const known = faults.length
  const call = `${endpoint.method} ${path.slice(0, 300)} ${String(body?.content ?? '').slice(0, 300)}`
  try {
    const { status } = await asker
      .client()
      .call(endpoint.method, path, undefined, body === undefined ? {} : { raw: body })
    if (status < 300) done.add(endpoint.id)
    if (status < 500) return null
    return { asker: asker.name, call, why: `answered ${status} ${faults.slice(known).join('\n')}` }
  } catch (error) {
    return { asker: asker.name, call, why: `${String(error).slice(0, 800)} ${faults.slice(known).join('\n')}` }
  }
}

/** A few at a time, and a minute by the clock of the host after each few: nobody is told to wait. */
async function inGroups<Item, Outcome>(items: readonly Item[], work: (item: Item) => Promise<Outcome | null>) {
  const found: Outcome[] = []
  for (let at = 0; at < items.length; at += atOnce) {
    const outcomes = await Promise.all(items.slice(at, at + atOnce).map(work))
    found.push(...outcomes.filter((outcome) => outcome !== null))
    if (at % 96 === 0) host.clock.advance(61_000)
  }
  return found
}

test('[SEC-40] whatever is sent to any call of the API is answered as its description says, and never by a fault', async () => {
  const { endpoints } = host.app
  const askers = await createAskers()
  const rounds = Math.ceil(totalCalls / endpoints.length)
  const perStock = 10
  const wrong: Wrong[] = []
  for (let round = 0; round < rounds; round += perStock) {
    const known = await stock()
    const numRuns = Math.min(perStock, rounds - round)
    const planned = endpoints.map((endpoint, index) => {
      const options = { seed: seed + round * endpoints.length + index, numRuns }
      return fc.sample(fc.tuple(fc.constant(endpoint), fc.constantFrom(...askers), callsOf(endpoint, known)), options)
    })
    const calls = Array.from({ length: numRuns }, (_, turn) => planned.flatMap((of) => of.slice(turn, turn + 1))).flat()
    wrong.push(...(await inGroups(calls, ([endpoint, asker, call]) => make(endpoint, asker, call))))
    await renewSessions()
  }
  expect(wrong.slice(0, 20)).toEqual([])
  expect(done.size).toBeGreaterThan(endpoints.length / 2)
  expect((await host.visitor(owner.site).get(paths.health)).status).toBe(200)
}, 300_000)

/** Some calls end sessions. */
async function renewSessions(): Promise<void> {
  owner = {
    ...owner,
    platform: await host.signIn(host.services.settings.PLATFORM_HOST, owner),
    client: await host.signIn(owner.client.host, owner),
  }
}

interface Visit {
  readonly route: Route
  readonly path: string
  readonly form: string
  readonly isHtml: boolean
  readonly onPlatform: boolean
}

function visitsOf(route: Route, known: KnownIds): fc.Arbitrary<Visit> {
  const places = Array.from(route.path.matchAll(/:(\w+)|\*/g), ([place]) => place)
  const value = (place: string) =>
    fc.oneof({ weight: 2, arbitrary: fc.constant(known[place.slice(1)] ?? 'fuzzed') }, nastyText)
  const fieldNames = [
    'email',
    'password',
    'name',
    'title',
    'identifier',
    'q',
    'code',
    'next',
    'crumb',
    'message',
    'page',
  ]
  const fields = fc.array(fc.tuple(fc.constantFrom(...fieldNames, '__proto__'), nastyText), { maxLength: 6 })
  const write = (given: readonly [string, string][]) =>
    given.map(([name, text]) => `${name}=${encode(text.slice(0, 1_000))}`).join('&')
  return fc
    .record({
      values: fc.tuple(...places.map(value)),
      query: fields,
      fields,
      isHtml: fc.boolean(),
      onPlatform: fc.boolean(),
    })
    .map(({ values, query, fields: sent, ...rest }) => {
      const path = places.reduce((at, place, index) => at.replace(place, () => encode(values[index] ?? '')), route.path)
      return { ...rest, route, path: `${path}?${write(query)}`.slice(0, 7_000), form: write(sent) }
    })
}

test('[SEC-40] whatever is sent to any page or form is answered, and never by a fault', async () => {
  const known = await stock()
  const { routes } = host.app
  const numRuns = Math.ceil(totalPages / routes.length)
  const visits = routes.flatMap((route, index) => fc.sample(visitsOf(route, known), { seed: seed + index, numRuns }))
  const wrong = await inGroups(visits, async ({ route, path, form, isHtml, onPlatform }) => {
    const before = faults.length
    const client = onPlatform ? owner.platform : host.visitor(owner.site)
    const raw = { content: form, contentType: 'application/x-www-form-urlencoded' }
    const headers = { accept: isHtml ? 'text/html' : '*/*', referer: `http://${client.host}/?a=%00&b=%zz` }
    const options = route.method === 'POST' ? { raw, headers } : { headers }
    const { status } = await client.call(route.method, path, undefined, options)
    if (status < 500) return null
    return `${status} ${route.method} ${path.slice(0, 300)} ${form.slice(0, 300)} ${faults.slice(before).join('\n')}`
  })
  expect(wrong).toEqual([])
}, 120_000)

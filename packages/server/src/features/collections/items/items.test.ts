import type { ItemDetail, ItemSummary } from '@sitewright/model/collections/answers/item-answers'
import { contentStatuses } from '@sitewright/model/reference/content-statuses'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { createItemOwner } from '@sitewright/testkit/sites/test-items'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
let client: ApiClient
let items: ReturnType<typeof createItemOwner>
let blog: string

beforeAll(async () => {
  host = await startTestHost({ startsAt: Date.parse('2027-03-27T12:00:00Z') })
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner()
  client = owner.client
  items = createItemOwner(client)
  blog = await items.addCollection('blog', 'Journal')
})

const at = (path: string, itemId: string) => fillPath(path, { itemId, pageId: itemId, collectionId: itemId })
const read = async (itemId: string): Promise<ItemDetail> => (await client.get(at(api.item, itemId))).body
const change = (itemId: string, body: object) => client.patch(at(api.item, itemId), body)
const list = async (query = '', collectionId = blog): Promise<ItemSummary[]> =>
  (await client.get(at(api.collectionItems, collectionId) + query)).body.items
const titles = async (query = ''): Promise<string[]> => (await list(query)).map(({ title }) => title)

test('[COLL-001] a page of each kind is added with a design and stands in the tree', async () => {
  for (const kind of ['events', 'portfolio', 'gallery'] as const) await items.addCollection(kind, `Our ${kind}`)
  const { pages } = (await client.get(api.pages)).body
  const found = pages.map(({ path, settings }: ItemDetail) => [path, settings.kind, settings.collection?.layout])
  expect(found).toEqual(
    expect.arrayContaining([
      ['/journal', 'blog', 'basic-grid'],
      ['/our-events', 'events', 'stacked'],
      ['/our-portfolio', 'portfolio', 'grid-basic'],
      ['/our-gallery', 'gallery', 'grid'],
    ]),
  )
  const collection = { layout: 'masonry', columns: 2, itemAddress: '/%t' }
  const changed = await client.patch(at(api.page, blog), { collection })
  expect(changed.body.settings.collection).toMatchObject({ ...collection, pageSize: 20 })
  const wrong = await client.patch(at(api.page, blog), { collection: { itemAddress: '/%y' } })
  expect(wrong.body.errors).toHaveProperty('collection.itemAddress')
})

test('[COLL-001] a collection with items keeps its kind, and no page becomes an item', async () => {
  expect((await client.patch(at(api.page, blog), { kind: 'events' })).status).toBe(200)
  const { id } = await items.addItem(blog, { title: 'Party' })
  for (const kind of ['blog', 'page', 'folder', 'store', 'item'])
    expect([kind, (await client.patch(at(api.page, blog), { kind })).body.errors]).toEqual([
      kind,
      { kind: expect.any(String) },
    ])
  expect((await client.post(api.pages, { title: 'No', kind: 'item' })).body.errors).toHaveProperty('kind')
  expect((await client.patch(at(api.page, id), { title: 'No' })).status).toBe(404)
  const { body } = await client.post(api.pages, { title: 'Plain', item: { excerpt: 'No' }, collection: {} })
  expect([body.settings.item, body.settings.collection]).toEqual([undefined, undefined])
})

test('[COLL-002] an item has all its fields, and only what is sent changes', async () => {
  const authorId = 'a'.repeat(24)
  await createPageOwner(client).changeDocument(api.authors, { authors: [{ id: authorId, name: 'Ada', slug: 'ada' }] })
  const item = {
    excerpt: '<script>alert(1)</script>',
    picture: { assetId: 'b'.repeat(24), alt: 'Kiln', focalPoint: { x: 0.2, y: 0.8 } },
    authorId,
    tags: ['Clay', 'Glaze'],
    categories: ['News'],
    location: { name: 'Studio', address: 'Quay 1', latitude: 51, longitude: -1 },
    sourceUrl: 'https://example.com/first',
    leadsToSource: true,
    isFeatured: true,
    allowsComments: false,
    date: '2026-01-31T23:30:00Z',
  }
  const made = await items.addItem(blog, { title: 'First firing' })
  expect(made).toMatchObject({ itemState: 'draft', item: { authorId: null, excerpt: '', allowsComments: true } })
  const page = {
    seoTitle: 'Firing',
    description: 'How',
    noindex: true,
    socialImageId: 'c'.repeat(24),
    access: 'members',
  }
  const { status, body } = await change(made.id, { ...page, item })
  expect([status, body.settings, body.item]).toMatchObject([200, page, item])
  await change(made.id, { item: { isFeatured: false } })
  expect((await read(made.id)).item).toEqual({ ...body.item, isFeatured: false })
  expect(await list()).toMatchObject([
    {
      pictureId: item.picture.assetId,
      authorId,
      tags: item.tags,
      categories: ['News'],
      date: '2026-01-31T23:30:00.000Z',
    },
  ])
})

test('[COLL-002] wrong fields are named, and nothing of them is stored', async () => {
  const { id } = await items.addItem(blog, { title: '🎉🎊' })
  const event = { startsAt: '2027-04-02T18:00:00Z', endsAt: '2027-04-02T17:00:00Z', timeZone: 'Europe/London' }
  const many = Array.from({ length: 10_000 }, (_, index) => `tag ${index}`)
  const wrong: [object, string][] = [
    [{ event }, 'item.event.endsAt'],
    [{ event: { ...event, endsAt: '2027-04-02T19:00:00Z' } }, 'item.event'],
    [{ tags: many }, 'item.tags'],
    [{ tags: ['Clay', 'clay'] }, 'item.tags'],
    [{ categories: [' '] }, 'item.categories.0'],
    [{ authorId: 'd'.repeat(24) }, 'item.authorId'],
    [{ sourceUrl: 'javascript:alert(1)' }, 'item.sourceUrl'],
    [{ location: { latitude: 51 } }, 'item.location.longitude'],
    [{ date: '2027-02-30' }, 'item.date'],
  ]
  for (const [item, field] of wrong) {
    const { status, body } = await change(id, { item })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  }
  expect((await change(id, { title: ' ' })).body.errors).toHaveProperty('title')
  expect((await change(id, { access: 'password' })).body.errors).toHaveProperty('access')
  expect((await read(id)).settings).toMatchObject({ title: '🎉🎊', item: { tags: [], event: null } })
})

test('[COLL-002] a new event has times until its owner gives others, and always has some', async () => {
  const events = await items.addCollection('events', 'Events')
  const { id, item } = await items.addItem(events, { title: 'Open studio' })
  expect(item.event).toMatchObject({ startsAt: '2027-03-28T17:00:00.000Z', endsAt: '2027-03-28T19:00:00.000Z' })
  expect((await change(id, { item: { event: null } })).body.errors).toHaveProperty('item.event')
  const whole = {
    startsAt: '2027-03-27T00:00:00Z',
    endsAt: '2027-03-27T00:00:00Z',
    isAllDay: true,
    timeZone: 'Europe/London',
  }
  await change(id, { item: { event: whole } })
  expect((await list('?when=upcoming', events)).length).toBe(1)
  await change(id, { item: { event: { ...whole, isAllDay: false, endsAt: '2027-03-27T11:59:00Z' } } })
  expect([await list('?when=upcoming', events), (await list('?when=past', events)).length]).toEqual([[], 1])
})

test('[COLL-003] an item is a draft, in review, scheduled and published', async () => {
  const { id } = await items.addItem(blog, { title: 'Kiln day' })
  const shown = async () => {
    const { itemState, status, visibility, item } = await read(id)
    return [itemState, status, visibility, item.isInReview]
  }
  const { needsReview, scheduled, published, draft } = contentStatuses
  expect(await shown()).toEqual(['draft', draft, 'draft', false])
  await change(id, { item: { isInReview: true } })
  expect(await shown()).toEqual(['review', needsReview, 'needs_review', true])
  expect([await titles('?state=review'), await titles('?state=draft')]).toEqual([['Kiln day'], []])
  await client.put(at(api.pageSchedule, id), { at: '2027-03-28T12:00:00Z' })
  expect(await shown()).toEqual(['scheduled', scheduled, 'scheduled', false])
  await client.delete(at(api.pageSchedule, id))
  expect(await shown()).toEqual(['draft', draft, 'draft', false])
  await change(id, { item: { isInReview: true } })
  await items.publishItem(id)
  expect(await shown()).toEqual(['published', published, 'published', false])
  await change(id, { item: { isInReview: true } })
  expect(await shown()).toEqual(['published', published, 'published', false])
  await client.post(at(api.pageUnpublish, id), {})
  expect(await shown()).toEqual(['draft', draft, 'draft', false])
})

test('[COLL-003] a schedule is kept to the minute, in the time of the site and over a clock change', async () => {
  const zoned = await startTestHost({ startsAt: Date.parse('2027-03-27T12:00:00Z') })
  const writer = (await zoned.owner()).client
  await createPageOwner(writer).changeDocument(api.siteSettings, { timeZone: 'Europe/Berlin' })
  const posts = createItemOwner(writer)
  const journal = await posts.addCollection('blog', 'Journal')
  const { id } = await posts.addItem(journal, { title: 'Early' })
  // Half past three on the day that skips from two to three.
  const scheduled = await writer.put(at(api.pageSchedule, id), { at: '2027-03-28T03:30:00+02:00' })
  expect(scheduled.body.scheduledAt).toBe('2027-03-28T01:30:00.000Z')
  const stateAt = async (time: string) => {
    zoned.clock.advance(Date.parse(time) - zoned.clock.now())
    await zoned.runDueJobs()
    return (await writer.get(at(api.item, id))).body.itemState
  }
  expect([await stateAt('2027-03-28T01:29:59Z'), await stateAt('2027-03-28T01:30:01Z')]).toEqual([
    'scheduled',
    'published',
  ])
  const late = await posts.addItem(journal, { title: 'Late' })
  zoned.clock.advance(Date.parse('2027-03-31T22:30:00Z') - zoned.clock.now())
  const next = await posts.addItem(journal, { title: 'Late' })
  expect([late.path, next.path]).toEqual(['/journal/2027/3/28/late', '/journal/2027/4/1/late'])
  await zoned.stop()
})

test('[COLL-006] the address follows the pattern, with a number where it is taken', async () => {
  const paths = []
  for (const title of ['Hello there', 'Hello there', '🎉', 'Api'])
    paths.push((await items.addItem(blog, { title })).path)
  expect(paths).toEqual([
    '/journal/2027/3/27/hello-there',
    '/journal/2027/3/27/hello-there-2',
    '/journal/2027/3/27/page',
    '/journal/2027/3/27/api',
  ])
  await client.patch(at(api.page, blog), { collection: { itemAddress: '//-%t--/%y/' } })
  expect((await items.addItem(blog, { title: 'Hello there' })).path).toBe('/journal/hello-there/2027')
  await client.patch(at(api.page, blog), { collection: { itemAddress: '%t' } })
  const dated = await items.addItem(blog, { title: 'Config', item: { date: '2020-02-03T00:00:00Z' } })
  expect(dated.path).toBe('/journal/config-2')
  await client.patch(at(api.page, blog), { collection: { itemAddress: '%t'.repeat(50) } })
  const long = await items.addItem(blog, { title: 'Long '.repeat(30) })
  expect(long.settings.slug.length).toBeLessThan(200)
})

test('[COLL-006] an address belongs to one item, and to no page of the tree', async () => {
  const [one, two] = [
    await items.addItem(blog, { title: 'One', slug: 'one' }),
    await items.addItem(blog, { title: 'Two' }),
  ]
  expect((await change(two.id, { slug: 'one' })).body.errorKey).toBe('page.slug-taken')
  const again = await client.post(at(api.collectionItems, blog), { title: 'One', slug: 'one' })
  expect(again.body.errorKey).toBe('page.slug-taken')
  expect((await client.post(api.pages, { title: 'One', slug: 'journal/one' })).body.errorKey).toBe('page.slug-taken')
  expect((await client.post(api.pages, { title: 'Three', slug: 'journal/three' })).status).toBe(201)
  expect((await change(two.id, { slug: 'three' })).body.errorKey).toBe('page.slug-taken')
  await client.patch(at(api.page, blog), { collection: { itemAddress: '/%t' } })
  expect((await items.addItem(blog, { title: 'Three' })).settings.slug).toBe('three-2')
  expect((await read(one.id)).path).toBe('/journal/one')
})

test('[COLL-006] links follow an item to its new address, and that of its collection', async () => {
  const pages = createPageOwner(client)
  const { id } = await items.addPublishedItem(blog, { title: 'Old', slug: 'old' }, 'Text')
  const linkId = await pages.create({ title: 'Link', kind: 'link', linkTarget: '/journal/old?x=1' })
  const target = async () => (await client.get(at(api.page, linkId))).body.settings.linkTarget
  await items.changeItem(id, { slug: 'new' })
  expect(await target()).toBe('/journal/new?x=1')
  await pages.change(blog, { slug: 'stories' })
  expect([await target(), (await read(id)).path]).toEqual(['/stories/new?x=1', '/stories/new'])
  await change(id, { item: { sourceUrl: '/stories/new' } })
  await items.changeItem(id, { slug: 'newest' })
  expect((await read(id)).item.sourceUrl).toBe('/stories/newest')
})

test('[COLL-007] [COLL-002] items of an author who was deleted have none, and have one again', async () => {
  const authorId = 'a'.repeat(24)
  const pages = createPageOwner(client)
  const authors = [{ id: authorId, name: 'Ada', slug: 'ada' }]
  await pages.changeDocument(api.authors, { authors })
  const { id } = await items.addItem(blog, { title: 'By Ada', item: { authorId } })
  await pages.changeDocument(api.authors, { authors: [] })
  expect([(await read(id)).item.authorId, (await list())[0]?.authorId]).toEqual([null, null])
  expect((await change(id, { item: { isFeatured: true } })).status).toBe(200)
  await pages.changeDocument(api.authors, { authors })
  expect((await read(id)).item.authorId).toBe(authorId)
})

import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { buildSearchAddress } from '@sitewright/model/search/search-rules'
import { search as texts } from '@sitewright/model/visitor-texts/english/search'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createShopOwner } from '@sitewright/testkit/shop/test-shop'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { createItemOwner } from '@sitewright/testkit/sites/test-items'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

async function openSite() {
  // Searches are limited by the minute, and the clock of the tests stands still.
  host.clock.advance(60_000)
  const owner = await host.owner()
  return { owner, pages: createPageOwner(owner.client), visitor: host.visitor(owner.site) }
}

/** With words of its own, and of no size worth mentioning. */
async function uploadPicture(client: ApiClient, altText: string): Promise<string> {
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#4c6a58' } })
    .jpeg()
    .toBuffer()
  const { body, contentType } = makeMultipart([{ name: 'file', filename: 'pond.jpg', content }])
  const { id } = (await client.post(api.assets, undefined, { raw: { content: body, contentType } })).body
  await client.patch(fillPath(api.asset, { assetId: id }), { altText })
  return id
}

function documentShowing(assetId: string) {
  const desktop = { start: { x: 0, y: 0 }, end: { x: 12, y: 4 } }
  const block = { id: sampleId(2), type: 'image', props: { assetId }, desktop }
  return { format: pageFormat, sections: [{ id: sampleId(1), blocks: [block] }] }
}

async function search(visitor: ApiClient, words: string): Promise<string[]> {
  return listResults((await visitor.get(buildSearchAddress(words))).text)
}

function listResults(text: string): string[] {
  const [, list = ''] = /<ul class="search-results">(.*?)<\/ul>/s.exec(text) ?? []
  return [...list.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)
}

test('[SRCH-001] [SRCH-002] [NAV-011] the search page finds published pages by title, description and text', async () => {
  const { pages, visitor } = await openSite()
  await pages.createPublished({ title: 'Cups' }, 'Thrown by hand, glazed in celadon')
  await pages.createPublished({ title: 'Celadon glaze' }, 'All about it')
  await pages.createPublished({ title: 'Bowls', description: 'Wide celadon bowls' }, 'Words')
  expect((await search(visitor, 'CELADON')).toSorted()).toEqual(['/bowls', '/celadon-glaze', '/cups'])
  expect(await search(visitor, 'hand thrown')).toEqual(['/cups'])
  expect(await search(visitor, 'hand bowls')).toEqual([])
  const answer = await visitor.get(buildSearchAddress('celadon'))
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(answer.text).toContain('3 results for “celadon”')
  expect(answer.text).toContain('<p>Thrown by hand, glazed in <mark>celadon</mark></p>')
  expect(answer.text).toContain('name="robots" content="noindex"')
  expect(answer.text).toMatch(/<input [^>]*value="celadon"/)
})

test('a word is found whole and in its other forms, whatever its marks, and never inside of another', async () => {
  const { pages, visitor } = await openSite()
  await pages.createPublished({ title: 'Crockery' }, 'Two bowls for the Café, glazed twice')
  await pages.createPublished({ title: 'Party' }, 'A category of its own')
  expect(await search(visitor, 'bowl')).toEqual(['/crockery'])
  expect(await search(visitor, 'CAFE glazing')).toEqual(['/crockery'])
  expect(await search(visitor, 'crockerý')).toEqual(['/crockery'])
  expect(await search(visitor, 'the café')).toEqual(['/crockery'])
  expect(await search(visitor, 'art')).toEqual([])
  expect(await search(visitor, 'egory')).toEqual([])
})

test('[SRCH-002] without words there is the field alone, and without results it is said', async () => {
  const { visitor } = await openSite()
  const empty = await visitor.get('/search')
  expect(empty.status).toBe(200)
  expect(empty.text).toContain('<search><form')
  expect(empty.text).not.toMatch(/results? for|did not match/i)
  const none = await visitor.get(buildSearchAddress('porcelain'))
  expect(none.text).toContain(texts.nothingFound)
})

test('[SEC-09] drafts, changes to come, pages taken down, binned or locked and other sites are not found', async () => {
  const { owner, pages, visitor } = await openSite()
  const other = await openSite()
  await other.pages.createPublished({ title: 'Porcelain elsewhere' }, 'porcelain')
  await pages.create({ title: 'Porcelain draft' })
  const changedId = await pages.createPublished({ title: 'Changed' }, 'Words')
  await pages.save(changedId, 2, 'porcelain to come')
  const downId = await pages.createPublished({ title: 'Down' }, 'porcelain')
  const binnedId = await pages.createPublished({ title: 'Binned' }, 'porcelain')
  const lockedId = await pages.createPublished({ title: 'Locked' }, 'porcelain')
  await pages.createPublished({ title: 'Members', access: 'members' }, 'porcelain')
  expect(await search(visitor, 'porcelain')).toHaveLength(3)
  await owner.client.post(fillPath(api.pageUnpublish, { pageId: downId }), {})
  await owner.client.delete(fillPath(api.page, { pageId: binnedId }))
  await pages.change(lockedId, { access: 'password', password: 'glaze' })
  expect(await search(visitor, 'porcelain')).toEqual([])
  await pages.publish(changedId)
  expect(await search(visitor, 'porcelain')).toEqual(['/changed'])
})

test('[COLL-060] words are found by their beginnings, and by what is written almost like them', async () => {
  const { pages, visitor } = await openSite()
  await pages.createPublished({ title: 'Crockery' }, 'Wide bowls in celadon, thrown at the pottery')
  await pages.create({ title: 'Celedon draft' })
  expect(await search(visitor, 'cel')).toEqual(['/crockery'])
  expect(await search(visitor, 'bowls cela')).toEqual(['/crockery'])
  for (const words of ['celedon', 'cleadon', 'pottrey bowl', 'veladon', 'celadonn'])
    expect([words, await search(visitor, words)]).toEqual([words, ['/crockery']])
  expect(await search(visitor, 'porcelain')).toEqual([])
  expect((await visitor.get(buildSearchAddress('celedon'))).text).toContain('<mark>celadon</mark>')
})

test('[COLL-060] what has the words in its title comes first, then by its tags, then by its text, and the newest of them', async () => {
  const { owner, pages, visitor } = await openSite()
  const items = createItemOwner(owner.client)
  const blogId = await items.addCollection('blog', 'Journal')
  await pages.createPublished({ title: 'Older' }, 'About celadon')
  await items.addPublishedItem(blogId, { title: 'Tagged', slug: 'tagged', item: { tags: ['Celadon'] } }, 'Words')
  await pages.createPublished({ title: 'Celadon bowls' }, 'Words')
  host.clock.advance(60_000)
  await pages.createPublished({ title: 'Newer' }, 'About celadon')
  expect(await search(visitor, 'celadon')).toEqual(['/celadon-bowls', '/journal/tagged', '/newer', '/older'])
})

test('[COLL-060] posts, events, products and pictures are found, each at its address, and the list is narrowed to a kind', async () => {
  const { owner, pages, visitor } = await openSite()
  const items = createItemOwner(owner.client)
  const blogId = await items.addCollection('blog', 'Journal')
  const eventsId = await items.addCollection('events', 'Open days')
  await items.addPublishedItem(blogId, { title: 'Firing the heron', slug: 'firing' }, 'Words')
  await items.addPublishedItem(eventsId, { title: 'A day of herons', slug: 'day' })
  await pages.createPublished({ title: 'Shop', kind: 'store' })
  const shop = createShopOwner(owner.client)
  const { id } = await shop.add({ title: 'Heron mug', slug: 'mug' })
  const picture = await uploadPicture(owner.client, 'A heron at dusk')
  const pageId = await pages.create({ title: 'Pond' })
  await owner.client.put(fillPath(api.pageDocument, { pageId }), { version: 1, document: documentShowing(picture) })
  await pages.publish(pageId)
  const all = ['/journal/firing', '/open-days/day', '/pond', '/shop/p/mug']
  const found = await search(visitor, 'heron')
  expect(found.toSorted()).toEqual(all)
  expect(found.at(-1)).toBe('/pond')
  const { text } = await visitor.get(buildSearchAddress('heron', { kind: 'product' }))
  expect(text).toMatch(/<a href="\/search\?q=heron&amp;kind=event"[^>]*>Events.*?<span[^>]*>1<\/span>/)
  expect(listResults(text)).toEqual(['/shop/p/mug'])
  await shop.change(id, { tags: ['kingfisher'] })
  expect(await search(visitor, 'kingfisher')).toEqual(['/shop/p/mug'])
  await owner.client.patch(fillPath(api.asset, { assetId: picture }), { altText: 'A kingfisher' })
  expect((await search(visitor, 'kingfisher')).toSorted()).toEqual(['/pond', '/shop/p/mug'])
  await shop.setState(id, 'DRAFT')
  expect(await search(visitor, 'kingfisher')).toEqual(['/pond'])
})

test('[COLL-060] twenty results are a page, and the next ones are behind a link', async () => {
  const { pages, visitor } = await openSite()
  for (let number = 1; number <= 21; number++) await pages.createPublished({ title: `Heron ${number}` }, 'Words')
  const first = await visitor.get(buildSearchAddress('heron'))
  expect(listResults(first.text)).toHaveLength(20)
  expect(first.text).toContain('21 results for “heron”')
  expect(first.text).toContain('href="/search?q=heron&amp;page=2"')
  const second = await visitor.get(buildSearchAddress('heron', { page: 2 }))
  expect(listResults(second.text)).toHaveLength(1)
  expect(second.text).not.toContain('page=3')
  for (const odd of ['page=0', 'page=-1', 'page=x', 'kind=draft', 'page=1&page=2'])
    expect(listResults((await visitor.get(`/search?q=heron&${odd}`)).text)).toHaveLength(20)
  expect(listResults((await visitor.get('/search?q=heron&page=99')).text)).toEqual([])
})

test('[SEC-09] items that need a password or an account are not found, nor those of a collection that does', async () => {
  const { owner, pages, visitor } = await openSite()
  const items = createItemOwner(owner.client)
  const blogId = await items.addCollection('blog', 'Journal')
  await items.addItem(blogId, { title: 'Heron draft' })
  const { id } = await items.addPublishedItem(blogId, { title: 'Heron', slug: 'heron' }, 'Words')
  expect(await search(visitor, 'heron')).toEqual(['/journal/heron'])
  await items.changeItem(id, { access: 'members' })
  expect(await search(visitor, 'heron')).toEqual([])
  await items.changeItem(id, { access: 'public' })
  await pages.change(blogId, { access: 'members' })
  expect(await search(visitor, 'heron')).toEqual([])
})

test('[COLL-060] words are found in their other forms in the language of the site, also when it changes', async () => {
  const { pages, visitor } = await openSite()
  await pages.createPublished({ title: 'Häuser' }, 'Die Vögel sangen in den Straßen')
  await pages.changeDocument(api.siteSettings, { language: 'de' })
  await host.runDueJobs()
  expect(await search(visitor, 'strasse vogel')).toEqual(['/hauser'])
  expect(await search(visitor, 'gesang')).toEqual([])
})

test('[COLL-061] results while somebody types are the best ten, of what visitors may read', async () => {
  const { pages, visitor } = await openSite()
  for (let number = 1; number <= 10; number++) await pages.createPublished({ title: `Heron ${number}` }, 'Words')
  host.clock.advance(60_000)
  await pages.createPublished({ title: 'Heron 11' }, 'Words')
  await pages.create({ title: 'Heron draft' })
  const answer = await visitor.get(`${api.search}?q=hero`)
  expect([answer.status, answer.body.total, answer.body.results.length]).toEqual([200, 11, 10])
  expect(answer.body.results[0]).toEqual({ href: '/heron-11', title: 'Heron 11', excerpt: 'Words', kind: 'page' })
  expect(answer.headers['cache-control']).toBe('private, max-age=60')
  expect((await visitor.get(`${api.search}?q=${'a'.repeat(500)}`)).status).toBe(400)
})

test('[COLL-061] the panel finds what visitors do and drafts by their titles, but nothing in the trash or of other sites', async () => {
  const { owner, pages, visitor } = await openSite()
  const other = await openSite()
  await other.pages.createPublished({ title: 'Heron elsewhere' }, 'Words')
  const draftId = await pages.create({ title: 'Heron draft' })
  const pageId = await pages.createPublished({ title: 'Pond' }, 'A heron')
  const binnedId = await pages.createPublished({ title: 'Heron gone' }, 'Words')
  await owner.client.delete(fillPath(api.page, { pageId: binnedId }))
  const { status, body } = await owner.client.get(`${api.contentSearch}?q=heron`)
  expect(status).toBe(200)
  expect(body.found).toEqual([
    { pageId: draftId, collectionId: null, kind: 'page', title: 'Heron draft', isPublic: false },
    { pageId, collectionId: null, kind: 'page', title: 'Pond', isPublic: true },
  ])
  expect((await visitor.get(`${api.contentSearch}?q=heron`)).status).not.toBe(200)
})

test('[SEC-33] signs of patterns and of markup are words like any other', async () => {
  const { pages, visitor } = await openSite()
  await pages.createPublished({ title: 'Sale' }, 'Now 50% off <b>everything</b> under_score back\\slash')
  await pages.createPublished({ title: 'Plain' }, 'Now 50 off everything underXscore')
  for (const words of ['50%', 'under_score', 'back\\slash', '<b>'])
    expect(await search(visitor, words)).toEqual(['/sale'])
  const bad = '"><script>alert(1)</script>'
  const answer = await visitor.get(buildSearchAddress(bad))
  expect(answer.status).toBe(200)
  expect(answer.text).not.toContain('<script>alert')
  expect((await visitor.get(buildSearchAddress('<b>'))).text).toContain('&lt;b&gt;everything&lt;/b&gt;')
})

test('odd and endless questions are answered', async () => {
  const { visitor } = await openSite()
  const odd = [
    `?q=${'%EF%B7%BA'.repeat(90)}`,
    '?q=%C2%A8',
    '?q=%27%5C%3A*%20%26!',
    '?q=%E0%A4%A',
    '?q=%F0%9F',
    `?q=${'a+'.repeat(1500)}`,
    '?q',
    '?q=a&q=b',
    '?format=json&q=%25',
  ]
  for (const query of odd) expect([query, (await visitor.get(`/search${query}`)).status]).toEqual([query, 200])
  expect((await visitor.get('/search?q=%00')).status).toBe(400)
})

test('[SEC-53] a flood of searches is held back', async () => {
  const { visitor } = await openSite()
  const statuses: number[] = []
  for (let number = 0; number < 61; number++) statuses.push((await visitor.get('/search?q=')).status)
  expect([statuses[59], statuses[60]]).toEqual([200, 429])
})

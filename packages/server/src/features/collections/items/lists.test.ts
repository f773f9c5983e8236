import type { ItemSummary } from '@sitewright/model/collections/answers/item-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { createItemOwner } from '@sitewright/testkit/sites/test-items'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
let client: ApiClient
let items: ReturnType<typeof createItemOwner>
let blog: string

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner()
  client = owner.client
  items = createItemOwner(client)
  blog = await items.addCollection('blog', 'Journal')
})

const at = (path: string, itemId: string) => fillPath(path, { itemId, pageId: itemId, collectionId: itemId })
const ask = (query = '', collectionId = blog) => client.get(at(api.collectionItems, collectionId) + query)
const titles = async (query = '', collectionId = blog): Promise<string[]> =>
  (await ask(query, collectionId)).body.items.map(({ title }: ItemSummary) => title)
const changeAll = (itemIds: string[], change: object) => client.patch(api.items, { itemIds, ...change })
const read = async (itemId: string) => (await client.get(at(api.item, itemId))).body

test('[COLL-005] items are found by words of title, text, tag and category, without marks and the last word begun', async () => {
  const { id } = await items.addItem(
    blog,
    { title: 'Café crème', item: { tags: ['Gift idea'], categories: ['It’s "new"'] } },
    'Fired at midnight',
  )
  await items.addItem(blog, { title: 'Tea crème' })
  expect(await titles('?query=midnight')).toEqual([])
  await items.publishItem(id)
  for (const query of ['cafe', 'CAFÉ cr', 'gift', 'midnig', 'creme idea'])
    expect([query, await titles(`?query=${encodeURIComponent(query)}`)]).toEqual([query, ['Café crème']])
  for (const query of ['cafe tea', '!!', "'):* | x", 'cr tea '.repeat(20)])
    expect([query, await titles(`?query=${encodeURIComponent(query)}`)]).toEqual([query, []])
  expect(await titles('?tag=gift%20IDEA')).toEqual(['Café crème'])
  expect(await titles(`?category=${encodeURIComponent('It’s "new"')}`)).toEqual(['Café crème'])
  expect([await titles('?tag=gift'), await titles('?tag=gift%20idea&category=none')]).toEqual([[], []])
})

test('[COLL-005] items are filtered and sorted, page by page, and counted', async () => {
  const day = (number: number) => `2026-0${number}-01T12:00:00Z`
  const ids = []
  for (const [index, title] of ['delta', 'Alpha', 'charlie', 'Bravo'].entries())
    ids.push((await items.addItem(blog, { title, item: { date: day(4 - index), isFeatured: index === 2 } })).id)
  await items.publishItem(ids[0] ?? '')
  const sorted = {
    title: 'Alpha Bravo charlie delta',
    date: 'delta Alpha charlie Bravo',
    oldest: 'Bravo charlie Alpha delta',
  }
  for (const [sort, wanted] of Object.entries({ ...sorted, order: 'delta Alpha charlie Bravo' })) {
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await ask(`?limit=3&sort=${sort}${cursor}`)
      expect(body.total).toBe(4)
      seen.push(...body.items.map(({ title }: ItemSummary) => title))
      cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`
    } while (cursor !== '')
    expect([sort, seen.join(' ')]).toEqual([sort, wanted])
  }
  expect([await titles('?state=published'), await titles('?isFeatured=true')]).toEqual([['delta'], ['charlie']])
  expect(await titles('?from=2026-02-01&to=2026-03-01&sort=title')).toEqual(['Alpha', 'charlie'])
  const { nextCursor } = (await ask('?limit=1&sort=title')).body
  expect((await ask(`?limit=1&sort=date&cursor=${nextCursor}`)).body.errors).toHaveProperty('cursor')
  expect((await ask('?limit=201')).body.errors).toHaveProperty('limit')
})

test('[COLL-005] the order of an owner is kept, and made room in', async () => {
  const ids: string[] = []
  for (const title of ['a', 'b', 'c']) ids.push((await items.addItem(blog, { title })).id)
  const [a = '', b = '', c = ''] = ids
  const put = (itemId: string, beforeId: string | null) => client.put(at(api.itemOrder, itemId), { beforeId })
  for (let index = 0; index < 20; index++) await put(index % 2 === 0 ? c : b, index % 2 === 0 ? b : c)
  expect(await titles('?sort=order')).toEqual(['a', 'b', 'c'])
  await put(a, null)
  expect(await titles('?sort=order')).toEqual(['b', 'c', 'a'])
  const other = await items.addItem(await items.addCollection('gallery', 'Pictures'), { title: 'x' })
  expect((await put(a, other.id)).body.errors).toHaveProperty('beforeId')
})

test('[COLL-005] many items are changed at once, and what one refuses leaves the others changed', async () => {
  const ids: string[] = []
  for (const title of ['a', 'b', 'c']) ids.push((await items.addItem(blog, { title, item: { tags: ['Old'] } })).id)
  const [a = '', b = '', c = ''] = ids
  await items.changeItem(b, { item: { tags: ['old', 'New'] } })
  await items.changeItem(c, { item: { tags: Array.from({ length: 100 }, (_, index) => `tag ${index}`) } })
  const added = await changeAll([...ids, 'f'.repeat(24)], { addTags: ['new'], removeTags: ['OLD'] })
  expect(added.body.changed.toSorted()).toEqual([a, b].toSorted())
  expect(added.body.refused).toEqual(
    expect.arrayContaining([
      { id: c, reason: 'At most 100 tags.' },
      { id: 'f'.repeat(24), reason: expect.any(String) },
    ]),
  )
  expect([(await read(a)).item.tags, (await read(b)).item.tags]).toEqual([['new'], ['New']])
  expect((await changeAll([a, b], { addTags: ['NEW'] })).body).toEqual({ changed: [], refused: [] })
  const names = (await client.get(at(api.collectionNames, blog))).body
  expect(names.tags[0]).toEqual({ name: expect.stringMatching(/^new$/i), count: 2 })
})

test('[COLL-005] many items are published, taken back, deleted and restored at once, as they were', async () => {
  const ids: string[] = []
  for (const title of ['a', 'b', 'c']) ids.push((await items.addItem(blog, { title })).id)
  const sortedIds = ids.toSorted()
  await items.publishItem(ids[0] ?? '')
  expect((await changeAll(ids, { state: 'published' })).body.changed).toEqual(ids.slice(1).toSorted())
  await changeAll(ids.slice(2), { state: 'draft' })
  expect((await changeAll(ids, { state: 'deleted' })).body.changed).toEqual(sortedIds)
  expect([await titles(), (await changeAll(ids, { isFeatured: true })).body.refused.length]).toEqual([[], 3])
  const bin = (await client.get(`${api.pages}?bin=true`)).body.pages
  expect(bin.map(({ id }: ItemSummary) => id).toSorted()).toEqual(sortedIds)
  expect((await changeAll(ids, { state: 'restored' })).body.changed).toEqual(sortedIds)
  expect([await titles('?state=published&sort=title'), await titles('?state=draft')]).toEqual([['a', 'b'], ['c']])
})

test('[COLL-005] items move to another collection of their kind with their links, and to no other', async () => {
  const [news, events] = [await items.addCollection('blog', 'News'), await items.addCollection('events', 'Events')]
  const { id } = await items.addPublishedItem(blog, { title: 'Hello', slug: 'hello' })
  await items.addItem(news, { title: 'Hello', slug: 'hello' })
  const link = await client.post(api.pages, { title: 'Link', kind: 'link', linkTarget: '/journal/hello' })
  expect((await changeAll([id], { collectionId: events })).body.refused).toHaveLength(1)
  expect((await changeAll([id], { collectionId: link.body.id })).body.errors).toHaveProperty('collectionId')
  expect((await changeAll([id], { collectionId: news })).body.changed).toEqual([id])
  expect([await titles(), (await read(id)).path]).toEqual([[], '/news/hello-2'])
  expect((await client.get(at(api.page, link.body.id))).body.settings.linkTarget).toBe('/news/hello-2')
})

test('[COLL-005] a list of ten thousand items answers in less than a tenth of a second', {
  timeout: 240_000,
}, async () => {
  const { id } = await items.addItem(blog, { title: 'Seed', item: { tags: ['Clay'], date: '2020-01-01T00:00:00Z' } })
  await host.services.database.site(owner.site.id, async (tx) => {
    // Told apart by their kind, these pages make no rows of items: those are written beside them, which is far faster.
    await sql`insert into pages (website_id, id, slug, collection_id, settings, position, draft, draft_version, created_at, updated_at)
      select website_id, lpad(to_hex(n), 24, '0'), 'seed-' || n, collection_id, '{}', 0, '{}', 1, created_at, created_at
      from pages, generate_series(1, 9999) as n where website_id = ${owner.site.id} and id = ${id}`.execute(tx)
    await sql`insert into collection_items (website_id, id, collection_id, title, slug, is_live, is_scheduled, is_deleted,
        is_in_review, listed_at, position, tags, tag_keys, categories, category_keys, is_featured, allows_comments, access,
        has_audio, word_count, words, created_at, updated_at)
      select website_id, lpad(to_hex(n), 24, '0'), collection_id, 'Post ' || n, 'seed-' || n, false, false, false, false,
        listed_at + n * interval '1 hour', n, tags, tag_keys, categories, category_keys, false, true, 'public', false, 0,
        words || to_tsvector('simple', 'post ' || n || ' of ' || n % 100), created_at, created_at + n * interval '1 second'
      from collection_items, generate_series(1, 9999) as n
      where website_id = ${owner.site.id} and id = ${id}`.execute(tx)
  })
  for (const query of ['', '?sort=title', '?sort=order']) {
    const times: number[] = []
    // Other work of a busy machine only adds to it.
    for (let round = 0; round < 5 || (round < 40 && Math.min(...times) >= 100); round++) {
      const startedAt = performance.now()
      expect((await ask(query)).body.items.length).toBe(50)
      times.push(performance.now() - startedAt)
    }
    expect([query, Math.min(...times) < 100, times]).toEqual([query, true, times])
  }
})

import type { CollectionName } from '@sitewright/model/collections/collection-kinds'
import { api } from '@sitewright/model/routes/api'
import { collections as texts } from '@sitewright/model/visitor-texts/english/collections'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createItemOwner } from '@sitewright/testkit/sites/test-items'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let items: ReturnType<typeof createItemOwner>
let pages: ReturnType<typeof createPageOwner>
let visitor: ApiClient

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  const owner = await host.owner({ title: 'Harbour & Kiln' })
  items = createItemOwner(owner.client)
  pages = createPageOwner(owner.client)
  visitor = host.visitor(owner.site)
  await pages.createPublished({ title: 'Home' }, 'Welcome')
})

const look = async (address: string): Promise<string> => {
  const answer = await visitor.get(address)
  expect([address, answer.status]).toEqual([address, 200])
  return answer.text
}
const contextOf = (html: string) => {
  const [, json = '{}'] = /<script type="application\/json" id="[^"]*">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}
const kindOf = (html: string) => /<body[^>]* data-page-kind="([^"]*)"/.exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1]
/** Which of these titles the list shows, in its order. */
const listed = (html: string, titles: readonly string[]): string[] => {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const found = titles.filter((title) => main.includes(`>${title}<`))
  return found.sort((a, b) => main.indexOf(`>${a}<`) - main.indexOf(`>${b}<`))
}

const kinds: [CollectionName, string | undefined, number][] = [
  ['blog', 'blog-list', 1],
  ['events', 'events-list', 1],
  ['portfolio', undefined, 23],
  ['gallery', 'gallery-list', 1],
]

test.each(kinds)(
  '[COLL-001] [NAV-042] a %s says what it is, in the context of its list and of its items',
  async (name, kind, type) => {
    const id = await items.addCollection(name, 'Journal')
    const empty = await look('/journal')
    expect(empty).toContain(texts.empty[name])
    const collection = { id, typeName: name, type }
    expect(contextOf(empty)).toMatchObject({ pageType: 1, collection })
    expect(kindOf(empty)).toBe(kind)
    const item = await items.addPublishedItem(id, { title: 'First one', slug: 'first' }, 'Words')
    const page = await look('/journal/first')
    expect(contextOf(page)).toMatchObject({ pageType: 50, collection, item: { id: item.id } })
    expect(listed(await look('/journal'), ['First one'])).toEqual(['First one'])
  },
)

test('[COLL-021] a list is narrowed by its address, and each has a title and a canonical address of its own', async () => {
  const id = await items.addCollection('blog', 'Journal')
  const ada = { id: host.services.newId(), name: 'Ada Lind', slug: 'ada-lind', bio: 'Throws bowls.' }
  await pages.changeDocument(api.authors, { authors: [ada] })
  const add = (title: string, item: object) => items.addPublishedItem(id, { title, item }, 'Words')
  await add('Wood ash', { tags: ['Glaze', 'Käse & Brot'], categories: ['Notes'], date: '2026-10-31T23:30:00Z' })
  await add('Salt', { tags: ['glaze'], authorId: ada.id, date: '2026-11-02T12:00:00Z' })
  await add('Open day', { categories: ['News'], date: '2026-11-03T12:00:00Z' })
  const all = ['Wood ash', 'Salt', 'Open day']
  const read = async (query: string) => {
    const html = await look(`/journal${query}`)
    return { titles: listed(html, all), title: titleOf(html), canonical: canonicalOf(html), html }
  }
  expect(await read('')).toMatchObject({
    titles: ['Open day', 'Salt', 'Wood ash'],
    title: 'Journal — Harbour &amp; Kiln',
    canonical: '/journal',
  })
  expect(await read('?category=news')).toMatchObject({
    titles: ['Open day'],
    title: 'Journal: News — Harbour &amp; Kiln',
    canonical: '/journal?category=News',
  })
  expect(await read('?utm_source=x&tag=GLAZE')).toMatchObject({ titles: ['Salt', 'Wood ash'] })
  expect(await read(`?tag=${encodeURIComponent('käse & brot')}`)).toMatchObject({
    titles: ['Wood ash'],
    canonical: '/journal?tag=K%C3%A4se+%26+Brot',
  })
  const byAda = await read('?author=ada-lind')
  expect(byAda).toMatchObject({ titles: ['Salt'], title: 'Journal: Ada Lind — Harbour &amp; Kiln' })
  expect(byAda.html).toContain('Throws bowls.')
  expect(await read('?month=2026-11')).toMatchObject({
    titles: ['Open day', 'Salt'],
    title: 'Journal: November 2026 — Harbour &amp; Kiln',
    canonical: '/journal?month=2026-11',
  })
  expect(await read('?tag=glaze&month=2026-10')).toMatchObject({ titles: ['Wood ash'] })
  // Months are those of the site's clocks.
  await pages.changeDocument(api.siteSettings, { timeZone: 'Asia/Tokyo' })
  expect((await read('?month=2026-11')).titles).toEqual(all.toReversed())
})

test('[COLL-021] what a list has not is an empty list with words, whatever was asked for', async () => {
  const id = await items.addCollection('blog', 'Journal')
  await items.addPublishedItem(id, { title: 'Salt', item: { tags: ['glaze'] } }, 'Words')
  const plain = await look('/journal')
  const bad = ['tag=none', 'category=x', 'author=nobody', 'month=2026-13', 'month=1999-01', 'page=2', 'page=-1']
  const tried = [
    ...bad,
    'tag=glaze&author=nobody',
    `tag=${encodeURIComponent('<script>alert(1)</script>')}`,
    'tag=__proto__',
  ]
  const answers = await Promise.all(tried.map((query) => visitor.get(`/journal?${query}`)))
  for (const [index, { status, text }] of answers.entries()) {
    expect([tried[index], status]).toEqual([tried[index], 200])
    expect(text).toContain(texts.noneMatch)
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(listed(text, ['Salt'])).toEqual([])
    expect(text).toBe(answers[0]?.text)
  }
  expect(plain).not.toContain('noindex')
  expect(await look('/journal?page=1')).toBe(plain)
})

test('[COLL-020] [COLL-021] older and newer posts are on pages of twenty', async () => {
  const id = await items.addCollection('blog', 'Journal')
  for (let number = 1; number <= 21; number++)
    await items.addPublishedItem(id, {
      title: `Post ${number}`,
      item: { date: new Date(Date.UTC(2026, 0, number)).toISOString() },
    })
  const first = await look('/journal')
  expect(first.match(/>Post \d+</g)).toHaveLength(20)
  expect(first).toContain('href="/journal?page=2"')
  expect(first).toMatch(/<link rel="next" href="[^"]*\/journal\?page=2"/)
  const second = await look('/journal?page=2')
  expect(listed(second, ['Post 1', 'Post 2'])).toEqual(['Post 1'])
  expect(titleOf(second)).toBe('Journal (page 2) — Harbour &amp; Kiln')
  expect(canonicalOf(second)).toBe('/journal?page=2')
  expect(second).toMatch(/<link rel="prev" href="[^"]*\/journal"/)
})

test('[SEC-09] drafts, posts in the bin and those of other sites are in no list, and their pages are not there', async () => {
  const id = await items.addCollection('blog', 'Journal')
  await items.addItem(id, { title: 'Draft', slug: 'draft', item: { tags: ['secret'] } }, 'Words')
  await items.addPublishedItem(id, { title: 'Shown' }, 'Words')
  const html = await look('/journal')
  expect(listed(html, ['Draft', 'Shown'])).toEqual(['Shown'])
  expect(html).not.toContain('secret')
  expect((await visitor.get('/journal/draft')).status).toBe(404)
  expect(await look('/journal?tag=secret')).toContain(texts.noneMatch)
  const other = host.visitor((await host.owner()).site)
  expect((await other.get('/journal')).status).toBe(404)
})

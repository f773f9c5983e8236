import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { collections as texts } from '@sitewright/model/visitor-texts/english/collections'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { readStructuredData } from '@sitewright/testkit/pages/structured-data'
import { createItemOwner } from '@sitewright/testkit/sites/test-items'
import { createTestMember } from '@sitewright/testkit/sites/test-members'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
let items: ReturnType<typeof createItemOwner>
let pages: ReturnType<typeof createPageOwner>
let visitor: ApiClient

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner({ title: 'Harbour & Kiln' })
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
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const wordsOf = (html: string) =>
  mainOf(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
const origin = () => `http://${owner.site.identifier}.localhost`
const linksTo = (html: string, address: string) => mainOf(html).includes(`href="${address}"`)

async function writeAuthor() {
  const author = { id: host.services.newId(), name: 'Ada Lind', slug: 'ada', bio: 'Throws bowls.' }
  await pages.changeDocument(api.authors, { authors: [author] })
  return author
}

test('[COLL-022] a post shows its facts around its body, and what to read before, after and beside it', async () => {
  const author = await writeAuthor()
  const id = await items.addCollection('blog', 'Journal')
  const add = (title: string, day: number, item: object = {}) =>
    items.addPublishedItem(
      id,
      { title, slug: title.toLowerCase(), item: { date: `2026-11-0${day}T12:00:00Z`, ...item } },
      'Words',
    )
  await add('Older', 1)
  const words = Array.from({ length: 450 }, (_, index) => `word${index}`).join(' ')
  const facts = {
    tags: ['Glaze'],
    categories: ['Notes'],
    authorId: author.id,
    excerpt: 'All about ash.',
    sourceUrl: 'https://kiln.example/ash',
  }
  const main = await add('Ash', 2, facts)
  await items.saveBody(main.id, words)
  await items.publishItem(main.id)
  await add('Newer', 3)
  await add('Alike', 4, { tags: ['glaze'] })
  const html = await look('/journal/ash')
  expect(html).toMatch(/<title>Ash — Harbour &amp; Kiln<\/title>/)
  for (const text of [
    'Ash',
    'November 2, 2026',
    'Ada Lind',
    '2 min read',
    'Notes',
    'Glaze',
    'word449',
    'Throws bowls.',
  ])
    expect(wordsOf(html)).toContain(text)
  for (const href of [
    '/journal/older',
    '/journal/newer',
    '/journal/alike',
    '/journal?tag=Glaze',
    '/journal?author=ada',
  ])
    expect([href, linksTo(html, href)]).toEqual([href, true])
  expect(linksTo(html, 'https://kiln.example/ash')).toBe(true)
  expect(html).toContain(`sharer.php?u=${encodeURIComponent(`${origin()}/journal/ash`)}`)
  expect(html).toContain('<meta property="og:type" content="article"/>')
  expect(html).toContain('<meta name="description" content="All about ash."/>')
  const found = readStructuredData(html).find((data) => data['@type'] === 'BlogPosting')
  expect(found).toMatchObject({
    headline: 'Ash',
    url: `${origin()}/journal/ash`,
    author: { '@type': 'Person', name: 'Ada Lind' },
    datePublished: '2026-11-02T12:00:00.000Z',
    keywords: ['Glaze'],
    wordCount: 450,
  })
  expect(readStructuredData(html).find((data) => data['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Journal' }, { name: 'Ash' }],
  })
})

test('[COLL-022] projects and pictures say what they are, in words that a validator accepts', async () => {
  for (const [name, type] of [
    ['portfolio', 'CreativeWork'],
    ['gallery', 'CreativeWork'],
  ] as const) {
    const id = await items.addCollection(name, name)
    await items.addPublishedItem(id, { title: 'One', slug: 'one' }, 'Words')
    expect(readStructuredData(await look(`/${name}`)).map((data) => data['@type'])).toContain('BreadcrumbList')
    expect(readStructuredData(await look(`/${name}/one`)).map((data) => data['@type'])).toContain(type)
  }
})

test('[SEC-35] script in every text of a post is text', async () => {
  const bad = '"><script>alert(1)</script>'
  const author = { id: host.services.newId(), name: bad, slug: 'ada', bio: bad }
  await pages.changeDocument(api.authors, { authors: [author] })
  const id = await items.addCollection('events', bad, { slug: 'list' })
  const location = { name: bad, address: bad }
  const event = { startsAt: '2027-11-02T12:00:00Z', endsAt: '2027-11-02T13:00:00Z', timeZone: 'UTC' }
  const item = { tags: [bad], categories: ['<script>alert(1)'], excerpt: bad, authorId: author.id, location, event }
  await items.addPublishedItem(id, { title: bad, slug: 'one', item } as never, bad)
  const addresses = [
    '/list',
    '/list/one',
    `/list?tag=${encodeURIComponent(bad)}`,
    '/list?author=ada',
    '/list?view=calendar&month=2027-11',
  ]
  for (const address of [
    ...addresses,
    '/list?format=rss',
    '/list?format=main-content',
    '/list/one?format=main-content',
  ])
    expect([address, (await look(address)).includes('<script>alert')]).toEqual([address, false])
})

test('[COLL-027] a post for members shows everybody its title and excerpt with a way to join, and members its body', async () => {
  await pages.changeDocument(api.memberSettings, { allowSignUp: true })
  const id = await items.addCollection('blog', 'Journal')
  const item = { excerpt: 'Only the beginning.', tags: ['glaze'] }
  const made = await items.addPublishedItem(id, { title: 'Recipes', slug: 'recipes', item }, 'Ash and feldspar')
  await items.changeItem(made.id, { access: 'members' })
  const { client } = await createTestMember(host, owner)
  for (let visit = 0; visit < 2; visit++) {
    const answer = await visitor.get('/journal/recipes')
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    for (const text of ['Recipes', 'Only the beginning.', texts.members.heading]) expect(answer.text).toContain(text)
    expect(answer.text).toContain('href="/account/join?next=%2Fjournal%2Frecipes"')
    expect(answer.text).not.toContain('feldspar')
    const read = await client.get('/journal/recipes')
    expect([read.status, read.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(read.text).toContain('Ash and feldspar')
    expect(read.text).not.toContain(texts.members.heading)
  }
  const everywhere = ['/journal', '/journal?tag=glaze', '/journal?format=rss', '/journal?format=json', '/sitemap.xml']
  const formats = ['json', 'json-pretty', 'rss', 'main-content', 'ical'].map(
    (format) => `/journal/recipes?format=${format}`,
  )
  for (const address of [...everywhere, ...formats])
    expect([address, (await visitor.get(address)).text.includes('feldspar')]).toEqual([address, false])
  expect(await look('/journal')).toContain('Only the beginning.')
  for (const address of ['/journal?format=rss', '/journal?format=json', '/sitemap.xml', '/search?q=feldspar'])
    expect([address, (await look(address)).includes('journal/recipes')]).toEqual([address, false])
})

test('[COLL-027] no word of a body stands in for the excerpt of what is not for everybody', async () => {
  const id = await items.addCollection('blog', 'Journal')
  await items.addPublishedItem(id, { title: 'Open', slug: 'open' }, 'Ash and feldspar')
  expect(await look('/journal')).toContain('Ash and feldspar')
  await pages.change(id, { access: 'members' })
  const teaser = await visitor.get('/journal/open')
  expect([teaser.status, teaser.text.includes('feldspar')]).toEqual([200, false])
  expect(teaser.text).toContain(texts.members.heading)
  expect((await visitor.get('/journal')).status).toBe(403)
  await pages.change(id, { access: 'password', password: 'glaze' })
  for (const address of ['/journal', '/journal/open', '/journal/open?format=json']) {
    const locked = await visitor.get(address)
    expect([address, locked.status, locked.text.includes('feldspar')]).toEqual([address, 401, false])
  }
})

test('[COLL-022] a changed title, a taken down neighbor and a new one are seen at once', async () => {
  const id = await items.addCollection('blog', 'Journal')
  const first = await items.addPublishedItem(id, { title: 'First', slug: 'first' }, 'Words')
  host.clock.advance(1000)
  const second = await items.addPublishedItem(id, { title: 'Second', slug: 'second' }, 'Words')
  expect(linksTo(await look('/journal/second'), '/journal/first')).toBe(true)
  await items.changeItem(first.id, { title: 'Renamed' })
  expect(wordsOf(await look('/journal/second'))).toContain('Renamed')
  expect(wordsOf(await look('/journal'))).toContain('Renamed')
  await owner.client.post(fillPath(api.pageUnpublish, { pageId: first.id }), {})
  expect(linksTo(await look('/journal/second'), '/journal/first')).toBe(false)
  expect((await visitor.get('/journal/first')).status).toBe(404)
  await items.changeItem(second.id, { slug: 'moved' })
  const moved = await visitor.get('/journal/second')
  expect([moved.status, moved.headers.location]).toEqual([301, '/journal/moved'])
})

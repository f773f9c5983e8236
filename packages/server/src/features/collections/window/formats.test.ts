import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { createItemOwner } from '@sitewright/testkit/sites/test-items'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { parseDocument, parseFeed } from 'htmlparser2'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
let items: ReturnType<typeof createItemOwner>
let pages: ReturnType<typeof createPageOwner>
let visitor: ApiClient
let id: string

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
  id = await items.addCollection('blog', 'Journal', { description: 'From the studio' })
})

const look = async (address: string): Promise<string> => {
  const answer = await visitor.get(address)
  expect([address, answer.status]).toEqual([address, 200])
  return answer.text
}
const readJson = async (address: string) => JSON.parse(await look(address))
const origin = () => `http://${owner.site.identifier}.localhost`

async function upload(content: Buffer, filename: string): Promise<string> {
  const { body, contentType } = makeMultipart([{ name: 'file', filename, content }])
  const answer = await owner.client.post(api.assets, undefined, { raw: { content: body, contentType } })
  expect(answer.status).toBe(201)
  return answer.body.id
}
const picture = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#845' } })
    .png()
    .toBuffer()
/** A second of silence. */
const sound = () => {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(8036, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(8000, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(8000, 40)
  return Buffer.concat([header, Buffer.alloc(8000, 128)])
}

test('[COLL-025] a feed has whole texts, excerpts, pictures and sounds, and is one that readers understand', async () => {
  const [pictureId, soundId] = [await upload(await picture(), 'bowl.png'), await upload(sound(), 'talk.wav')]
  const facts = { excerpt: 'Ash & <bone>', tags: ['Glaze'], categories: ['Notes'], date: '2026-11-02T12:00:00Z' }
  await items.addPublishedItem(
    id,
    { title: 'Wood ash 🏺 "&"', slug: 'ash', item: { ...facts, picture: { assetId: pictureId } } } as never,
    'All of it',
    'Second paragraph',
  )
  await items.addPublishedItem(
    id,
    { title: 'Talk', slug: 'talk', item: { date: '2026-11-01T12:00:00Z', audio: { assetId: soundId, seconds: 61 } } },
    'Heard',
  )
  const { text, headers } = await visitor.get('/journal?format=rss')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(isWellFormed(text)).toBe(true)
  const feed = parseFeed(text)
  expect(feed).toMatchObject({
    type: 'rss',
    title: 'Journal',
    link: `${origin()}/journal`,
    description: 'From the studio',
  })
  expect(feed?.items.map(({ title, link }) => [title, link])).toEqual([
    ['Wood ash 🏺 "&"', `${origin()}/journal/ash`],
    ['Talk', `${origin()}/journal/talk`],
  ])
  expect(feed?.items[0]).toMatchObject({ description: 'Ash & <bone>', pubDate: new Date('2026-11-02T12:00:00Z') })
  expect(text).toContain('<pubDate>Mon, 02 Nov 2026 12:00:00 GMT</pubDate>')
  const [, whole = ''] = /<content:encoded>(.*?)<\/content:encoded>/s.exec(text) ?? []
  for (const words of ['All of it', 'Second paragraph']) expect(whole).toContain(words)
  expect(whole).not.toMatch(/&lt;script|style=|class=/)
  const size = (await picture()).length
  expect(text).toMatch(
    new RegExp(`<enclosure url="${origin()}/s/${pictureId}/bowl.png" length="${size}" type="image/png"/>`),
  )
  expect(text).toMatch(/<enclosure url="[^"]*talk\.wav" length="8044" type="audio\/[\w-]+"\/>/)
  expect(text).toContain('<itunes:duration>61</itunes:duration>')
  expect(text).toContain('<itunes:author>Harbour &amp; Kiln</itunes:author>')
  expect(text).toContain(`<atom:link href="${origin()}/journal?format=rss" rel="self"`)
})

/** Every element is closed where it was opened, and no sign is there that XML does not know. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  for (const [, end = '', name = '', own = ''] of xml.matchAll(/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g)) {
    if (own === '/') continue
    if (end === '') open.push(name)
    else if (open.pop() !== name) return false
  }
  const loose = xml.replace(/<\?xml[^>]*\?>/, '').replace(/<\/?[\w:]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>/g, '')
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/.test(loose)
}

test('[COLL-025] a feed is named by its pages, kept by readers while it is the same, and narrowed as lists are', async () => {
  await items.addPublishedItem(id, { title: 'Ash', slug: 'ash', item: { tags: ['Glaze'] } }, 'Words')
  await items.addPublishedItem(id, { title: 'Salt', slug: 'salt' }, 'Words')
  const link = `<link rel="alternate" type="application/rss+xml" href="${origin()}/journal?format=rss" title="Journal"/>`
  for (const address of ['/journal', '/journal/ash']) expect(await look(address)).toContain(link)
  const first = await visitor.get('/journal?format=rss')
  const etag = String(first.headers.etag)
  const again = await visitor.get('/journal?format=rss', { headers: { 'if-none-match': etag } })
  expect([again.status, again.text]).toEqual([304, ''])
  await items.addPublishedItem(id, { title: 'New', slug: 'new' }, 'Words')
  const newer = await visitor.get('/journal?format=rss', { headers: { 'if-none-match': etag } })
  expect([newer.status, newer.text.includes('<title>New</title>')]).toEqual([200, true])
  const titles = (text: string) => parseFeed(text)?.items.map(({ title }) => title)
  expect(titles(await look('/journal?format=rss&tag=glaze'))).toEqual(['Ash'])
  expect(titles(await look('/journal?format=rss&tag=none'))).toEqual([])
  const lead = await visitor.get(paths.feed)
  expect([lead.status, lead.headers.location]).toEqual([302, '/journal?format=rss'])
})

test('[COLL-024] lists and items are there for programs: as data, as data to read, and as their content alone', async () => {
  const item = {
    tags: ['Glaze'],
    categories: ['Notes'],
    excerpt: 'Short',
    date: '2026-11-02T12:00:00Z',
    isFeatured: true,
  }
  const made = await items.addPublishedItem(id, { title: 'Ash', slug: 'ash', item }, 'All of it')
  const list = await readJson('/journal?format=json')
  expect(list).toMatchObject({
    website: { siteTitle: 'Harbour & Kiln', baseUrl: origin() },
    collection: { id, typeName: 'blog', type: 1, fullUrl: '/journal', tags: ['Glaze'], categories: ['Notes'] },
    items: [
      {
        id: made.id,
        title: 'Ash',
        fullUrl: '/journal/ash',
        excerpt: 'Short',
        starred: true,
        publishOn: Date.UTC(2026, 10, 2, 12),
      },
    ],
    pagination: { page: 1, pageSize: 20 },
  })
  expect(list.items[0]).not.toHaveProperty('body')
  expect((await readJson('/journal?format=json&tag=none')).items).toEqual([])
  const one = await readJson('/journal/ash?format=json')
  expect(one.item.body).toContain('All of it')
  const pretty = await look('/journal/ash?format=json-pretty')
  expect([pretty.includes('\n  "item": {'), JSON.parse(pretty)]).toEqual([true, one])
  const main = await look('/journal/ash?format=main-content')
  expect(main).toContain('All of it')
  expect(main).not.toMatch(/<html|<header class="site|<main/)
  expect(await look('/journal?format=main-content')).toContain('>Ash<')
  expect(parseDocument(main).children.length).toBeGreaterThan(0)
  // What is no format is not heeded.
  expect(await look('/journal?format=php')).toBe(await look('/journal'))
  const { headers } = await visitor.get('/journal?format=json')
  expect([headers['content-type'], headers['x-robots-tag']]).toEqual(['application/json; charset=utf-8', 'noindex'])
})

test('[COLL-024] [SEC-09] no draft, no change to come and nothing for members is in any of them', async () => {
  const shown = await items.addPublishedItem(id, { title: 'Shown', slug: 'shown' }, 'Published words')
  await items.saveBody(shown.id, 'Secret change')
  await items.addItem(id, { title: 'Secret draft', slug: 'draft' }, 'Secret words')
  const locked = await items.addPublishedItem(id, { title: 'Secret', slug: 'locked' }, 'Secret words')
  await items.changeItem(locked.id, { access: 'members' })
  for (const format of ['json', 'json-pretty', 'rss']) {
    expect([format, /secret/i.test(await look(`/journal?format=${format}`))]).toEqual([format, false])
    expect([format, /secret/i.test(await look(`/journal/shown?format=${format}`))]).toEqual([format, false])
    expect((await visitor.get(`/journal/locked?format=${format}`)).text).not.toContain('Secret words')
    expect((await visitor.get(`/journal/draft?format=${format}`)).status).toBe(404)
  }
  await pages.change(id, { access: 'members' })
  for (const address of [
    '/journal?format=rss',
    '/journal?format=json',
    '/journal/shown?format=rss',
    '/journal/shown?format=json',
  ])
    expect([address, (await visitor.get(address)).text.includes('Published words')]).toEqual([address, false])
  expect((await visitor.get(paths.feed)).status).toBe(404)
})

test('[COLL-062] the sitemap lists items that everybody may read, with their pictures and last changes', async () => {
  const pictureId = await upload(await picture(), 'bowl.png')
  await items.addPublishedItem(
    id,
    { title: 'Ash', slug: 'ash', item: { picture: { assetId: pictureId } } } as never,
    'Words',
  )
  const hidden = await items.addPublishedItem(id, { title: 'Hidden', slug: 'hidden' }, 'Words')
  await items.changeItem(hidden.id, { noindex: true })
  await items.addItem(id, { title: 'Draft', slug: 'draft' }, 'Words')
  const text = await look(paths.sitemap)
  expect(isWellFormed(text)).toBe(true)
  expect(text).toMatch(
    new RegExp(
      `<loc>${origin()}/journal/ash</loc><lastmod>[\\d-]+T[\\d:.]+Z</lastmod><image:image><image:loc>${origin()}/s/${pictureId}/bowl.png</image:loc></image:image>`,
    ),
  )
  expect(text).not.toMatch(/hidden|draft/)
  expect((await visitor.get('/sitemap/1')).status).toBe(404)
})

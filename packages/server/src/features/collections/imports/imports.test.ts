import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ItemSummary } from '@sitewright/model/collections/answers/item-answers'
import type { ContentImportDetail } from '@sitewright/model/collections/content-imports'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { classicExport } from '@sitewright/testkit/wordpress/classic-export'
import { gutenbergExport } from '@sitewright/testkit/wordpress/gutenberg-export'
import { wxr, wxrHead, wxrItem } from '@sitewright/testkit/wordpress/wxr'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
let client: ApiClient
/** The old site, as far as its files go. */
let address: string
let asked: string[] = []
const oldSite = createServer((request, response) => {
  asked.push(request.url ?? '')
  if ((request.url ?? '').includes('lost')) return response.writeHead(404).end()
  void picture.then((bytes) => response.end(bytes))
})
const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
  .png()
  .toBuffer()

beforeAll(async () => {
  host = await startTestHost({ outside: { mayReach: (ip) => ip === '127.0.0.1' } })
  await new Promise((resolve) => oldSite.listen(0, '127.0.0.1', () => resolve(null)))
  address = `http://127.0.0.1:${(oldSite.address() as AddressInfo).port}`
})
afterAll(async () => {
  oldSite.close()
  await host.stop()
})
beforeEach(async () => {
  owner = await host.owner()
  client = owner.client
  asked = []
})

interface Asked {
  readonly dryRun?: boolean
  readonly collectionId?: string
}

async function importFile(
  text: string,
  { dryRun = false, collectionId = '' }: Asked = {},
): Promise<ContentImportDetail> {
  const { body, contentType } = makeMultipart([
    { name: 'dryRun', content: String(dryRun) },
    { name: 'collectionId', content: collectionId },
    { name: 'file', filename: 'export.xml', content: text },
  ])
  const started = await client.post(api.contentImports, undefined, { raw: { content: body, contentType } })
  expect([started.status, started.body.state]).toEqual([201, 'waiting'])
  await host.runDueJobs()
  return (await client.get(fillPath(api.contentImport, { importId: started.body.id }))).body
}

const listItems = async (collectionId: string): Promise<ItemSummary[]> =>
  (await client.get(`${fillPath(api.collectionItems, { collectionId })}?sort=oldest`)).body.items
const listPages = async () => (await client.get(api.pages)).body.pages
const readDraft = async (pageId: string) => (await client.get(fillPath(api.page, { pageId }))).body
const problemsOf = ({ notes }: ContentImportDetail) => notes.map(({ kind, title, text }) => [kind, title, text])

test('[COLL-080] an export becomes posts, pages, authors, tags, pictures, comments and redirects', async () => {
  const done = await importFile(gutenbergExport(address))
  expect(done).toMatchObject({
    state: 'done',
    problem: '',
    added: 9,
    unchanged: 0,
    skipped: 3,
    failed: 0,
    entriesDone: 12,
  })
  const collectionId = done.collectionId ?? ''
  const items = await listItems(collectionId)
  expect(items.map(({ title, state }) => [title, state])).toEqual(
    expect.arrayContaining([
      ['Across the Channel & back 🌊', 'published'],
      ['Packing list', 'published'],
      ['Half an idea', 'draft'],
      ['For us alone', 'draft'],
      ['Next winter', 'scheduled'],
    ]),
  )
  const crossing = items.find(({ title }) => title.startsWith('Across'))
  expect(crossing).toMatchObject({
    path: '/blog/2023/6/18/across-the-channel',
    tags: ['Knots'],
    categories: ['Passages', 'A category whose name is'],
    isFeatured: true,
    date: '2023-06-18T09:30:00.000Z',
    commentCount: 2,
  })
  expect(items.find(({ title }) => title === 'Half an idea')).toMatchObject({ date: null })
  const { authors } = (await client.get(api.authors)).body.body
  expect(authors.map(({ name }: { name: string }) => name)).toEqual(['Marta Lind', 'João'])
  expect(crossing?.authorId).toBe(authors[0].id)
  const { document, settings } = await readDraft(crossing?.id ?? '')
  expect(settings.item.excerpt).toBe('Two nights, one gale & no sleep.')
  const blocks = document.sections.flatMap((section: { blocks: unknown[] }) => section.blocks)
  expect(blocks.map(({ type }: { type: string }) => type)).toEqual([
    'text',
    'image',
    'text',
    'gallery',
    'video',
    'text',
    'button',
  ])
  expect(blocks[1].props).toMatchObject({ altText: 'A harbour at dawn', caption: 'Roscoff, before the rain' })
  expect(blocks[1].props.assetId).toBe(blocks[3].props.slides[0].assetId)
  expect(settings.item.picture.assetId).toBe(blocks[3].props.slides[1].assetId)
  // Links lead to where the pages are now, in those that came later in the file, too.
  expect(JSON.stringify(blocks[0])).toContain('"href":"/blog/2023/5/2/packing-list"')
  expect(blocks[6].props.href).toBe('/about')
  const pages = await listPages()
  const about = pages.find(({ path }: { path: string }) => path === '/about')
  expect(JSON.stringify(await readDraft(about.id))).toContain('"href":"/blog/2023/6/18/across-the-channel"')
  expect(pages.map(({ path }: { path: string }) => path)).toEqual(expect.arrayContaining(['/about/boat', '/blog']))
  expect(new Set(asked)).toEqual(
    new Set(['/wp-content/uploads/2023/06/harbour.png', '/wp-content/uploads/2023/06/mast.png']),
  )
  expect(asked).toHaveLength(2)
  const visitor = host.visitor(owner.site)
  const moved = await visitor.get('/2023/06/18/across-the-channel/')
  expect([moved.status, moved.headers.location]).toEqual([301, crossing?.path])
  expect((await visitor.get(crossing?.path ?? '')).text).toContain('>The first night</h2>')
  expect((await visitor.get('/about')).text).toContain('We sail')
  const comments = (await client.get(`${api.comments}?state=approved&itemId=${crossing?.id}`)).text
  expect(comments).toContain('What a night!')
  expect(comments).not.toContain('alert(1)')
  expect(problemsOf(done)).toEqual(
    expect.arrayContaining([
      ['change', 'Across the Channel & back 🌊', 'The block “latest-posts” was left out.'],
      ['change', 'For us alone', 'It was private and is a draft now.'],
      ['skip', 'Home', 'Menus aren’t imported.'],
      ['skip', 'Old words', 'It was in the trash.'],
      ['skip', 'A recipe', 'Entries of type “recipe” aren’t imported.'],
    ]),
  )
})

test('[COLL-080] the same export a second time changes nothing, and what was edited stays', async () => {
  const done = await importFile(gutenbergExport(address))
  const collectionId = done.collectionId ?? ''
  const [first] = await listItems(collectionId)
  const path = fillPath(api.item, { itemId: first?.id ?? '' })
  expect((await client.patch(path, { title: 'Our own words' })).status).toBe(200)
  const state = async () => [
    await listItems(collectionId),
    await listPages(),
    (await client.get(api.assets)).body,
    (await client.get(api.authors)).body,
    await readDraft(first?.id ?? ''),
    (await client.get(fillPath(api.pageRevisions, { pageId: first?.id ?? '' }))).body,
  ]
  const before = await state()
  asked = []
  expect(await importFile(gutenbergExport(address))).toMatchObject({ added: 0, unchanged: 9, skipped: 3, failed: 0 })
  expect(await state()).toEqual(before)
  expect(asked).toEqual([])
})

test('[COLL-080] a dry run tells what would come and changes and fetches nothing', async () => {
  const before = await listPages()
  const dry = await importFile(gutenbergExport(address), { dryRun: true })
  expect(dry).toMatchObject({ dryRun: true, state: 'done', added: 9, skipped: 3, failed: 0, collectionId: null })
  expect(problemsOf(dry)).toEqual(expect.arrayContaining([['skip', 'Home', 'Menus aren’t imported.']]))
  expect([await listPages(), (await client.get(api.assets)).body.assets, asked]).toEqual([before, [], []])
  expect((await client.get(api.authors)).body.body.authors).toEqual([])
})

test('[COLL-080] classic posts go into the blog that is chosen, without the pictures that are missing', async () => {
  const collectionId = (await client.post(api.pages, { title: 'Journal', kind: 'blog' })).body.id
  const done = await importFile(classicExport(address), { collectionId })
  expect(done).toMatchObject({ state: 'done', collectionId, added: 3, failed: 1 })
  const [splicing, secret] = await listItems(collectionId)
  expect(splicing).toMatchObject({
    title: 'How to splice',
    state: 'published',
    path: '/journal/2012/3/4/how-to-splice',
  })
  expect(secret).toMatchObject({ title: 'Тайна', state: 'draft' })
  const { sections } = (await readDraft(splicing?.id ?? '')).document
  const gallery = sections[0].blocks.find(({ type }: { type: string }) => type === 'gallery')
  expect(gallery.props.slides).toHaveLength(1)
  expect(problemsOf(done)).toEqual(
    expect.arrayContaining([
      ['change', 'How to splice', 'lost.png is missing. It isn’t there any more.'],
      ['problem', 'lost', 'It isn’t there any more.'],
      ['change', 'Тайна', 'It had a password and is a draft now.'],
    ]),
  )
})

test('[COLL-080] [SEC-47] pictures are fetched from the public internet alone', async () => {
  const inside = await startTestHost()
  try {
    const { client: other } = await inside.owner()
    const { body, contentType } = makeMultipart([
      { name: 'file', filename: 'x.xml', content: gutenbergExport(address) },
    ])
    const { id: importId } = (await other.post(api.contentImports, undefined, { raw: { content: body, contentType } }))
      .body
    await inside.runDueJobs()
    const done: ContentImportDetail = (await other.get(fillPath(api.contentImport, { importId }))).body
    expect(done).toMatchObject({ added: 7, failed: 2 })
    expect(JSON.stringify(done.notes)).toContain('harbour.png is missing. This URL isn’t on the public internet.')
    expect(asked).toEqual([])
  } finally {
    await inside.stop()
  }
})

test('[COLL-080] a broken file imports nothing, and odd entries say what is odd', async () => {
  const before = await listPages()
  const whole = gutenbergExport(address)
  const broken = await importFile(whole.slice(0, whole.lastIndexOf('<item>')))
  expect(broken).toMatchObject({ state: 'failed', added: 0 })
  expect(broken.problem).toContain('damaged near line')
  expect(await listPages()).toEqual(before)
  const link = `${address}/x/`
  const odd = await importFile(
    wxr(
      address,
      [
        wxrHead,
        wxrItem({ id: 1, title: '🎈'.repeat(150), link }),
        wxrItem({ id: 2, title: '', link }),
        wxrItem({ id: 3, title: 'Twice', link: `${address}/a/`, slug: 'twice' }),
        wxrItem({ id: 4, title: 'Twice', link: `${address}/b/`, slug: 'twice' }),
        wxrItem({ id: 4, title: 'Twice', link: `${address}/b/`, slug: 'twice' }),
        wxrItem({ id: 5, title: 'Cart', link: `${address}/cart/`, type: 'page' }),
        wxrItem({ id: 6, title: '<script>alert(1)</script>Hello', link, content: '<script>alert(2)</script><p>x</p>' }),
        wxrItem({ id: 7, title: 'In parts', link, file: 'ftp://old.example/x.png', type: 'attachment' }),
      ].join(''),
    ),
  )
  expect(odd).toMatchObject({ added: 6, unchanged: 1, failed: 1 })
  const titles = (await listItems(odd.collectionId ?? '')).map(({ title, path }) => `${title} ${path}`).sort()
  expect(titles).toEqual(
    [
      'Hello /blog/2023/6/18/hello',
      'Twice /blog/2023/6/18/twice',
      'Twice /blog/2023/6/18/twice-2',
      'Untitled /blog/2023/6/18/page-2',
      `${'🎈'.repeat(100)} /blog/2023/6/18/page`,
    ].sort(),
  )
  expect((await listPages()).some(({ path }: { path: string }) => path === '/cart-2')).toBe(true)
})

test('[COLL-080] who may not change pages imports nothing, and other sites see nothing of it', async () => {
  const done = await importFile(classicExport(address), { dryRun: true })
  const { client: stranger } = await host.owner()
  const path = fillPath(api.contentImport, { importId: done.id })
  expect((await stranger.get(path)).status).toBe(404)
  expect((await stranger.get(api.contentImports)).body.imports).toEqual([])
  const { body, contentType } = makeMultipart([
    { name: 'collectionId', content: 'f'.repeat(24) },
    { name: 'file', filename: 'x.xml', content: classicExport(address) },
  ])
  const refused = await client.post(api.contentImports, undefined, { raw: { content: body, contentType } })
  expect([refused.status, refused.body.errors]).toEqual([400, { collectionId: 'This blog doesn’t exist.' }])
})

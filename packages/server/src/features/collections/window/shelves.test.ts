import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createItemOwner } from '@sitewright/testkit/sites/test-items'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

const hourMs = 60 * 60 * 1000

async function openSite() {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const items = createItemOwner(owner.client)
  const visitor = host.visitor(owner.site)
  const pageId = await pages.createPublished({ title: 'Front', slug: 'front' }, 'Words')
  let version = (await owner.client.get(fillPath(api.page, { pageId }))).body.draftVersion
  return {
    owner,
    items,
    visitor,
    /** The page of visitors with this block alone. */
    async show(type: string, props: object): Promise<string> {
      const desktop = { start: { x: 0, y: 0 }, end: { x: 24, y: 12 } }
      const blocks = [{ id: '2'.repeat(24), type, props, desktop }]
      const document = { format: 2, sections: [{ id: '1'.repeat(24), blocks }] }
      const saved = await owner.client.put(fillPath(api.pageDocument, { pageId }), { version, document })
      expect(saved.status, saved.text).toBe(200)
      version = saved.body.draftVersion
      expect((await owner.client.post(fillPath(api.pagePublish, { pageId }), {})).status).toBe(200)
      return (await visitor.get('/front')).text
    },
    look: async () => (await visitor.get('/front')).text,
  }
}

const titlesIn = (html: string): string[] =>
  [...html.matchAll(/class="item-link" href="[^"]*"[^>]*>([^<]*)</g)].map(([, title = '']) => title)
const linksIn = (html: string, name: string): string[] => {
  const [, part = ''] = new RegExp(`class="${name}"[^>]*>(.*?)</(?:nav|ul)>`, 's').exec(html) ?? []
  return [...part.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

test('[COLL-026] a summary shows what its collection has, narrowed as its owner likes, and is right after each change', async () => {
  const { items, show, look } = await openSite()
  const collectionId = await items.addCollection('blog', 'Journal')
  const news = { categories: ['News'], tags: ['kiln'] }
  await items.addPublishedItem(collectionId, { title: 'One', item: { ...news, date: '2026-01-01T10:00:00Z' } })
  await items.addPublishedItem(collectionId, {
    title: 'Two',
    item: { isFeatured: true, date: '2026-01-02T10:00:00Z' },
  })
  await items.addItem(collectionId, { title: 'Draft' })
  expect(titlesIn(await show('summary', { collectionId }))).toEqual(['Two', 'One'])
  expect(titlesIn(await show('summary', { collectionId, category: 'news' }))).toEqual(['One'])
  expect(titlesIn(await show('summary', { collectionId, tag: 'Kiln' }))).toEqual(['One'])
  expect(titlesIn(await show('summary', { collectionId, tag: 'nothing' }))).toEqual([])
  expect(titlesIn(await show('summary', { collectionId, featuredOnly: true }))).toEqual(['Two'])
  expect(titlesIn(await show('summary', { collectionId, limit: 1, design: 'carousel' }))).toEqual(['Two'])
  await items.addPublishedItem(collectionId, { title: 'Three', item: { date: '2026-01-03T10:00:00Z' } })
  expect(titlesIn(await look())).toEqual(['Three'])
})

test('[COLL-026] what members or nobody may read, and other sites’ collections, are in no block', async () => {
  const { owner, items, show } = await openSite()
  const other = await openSite()
  const foreign = await other.items.addCollection('blog', 'Elsewhere')
  await other.items.addPublishedItem(foreign, { title: 'Foreign' })
  expect(titlesIn(await show('summary', { collectionId: foreign }))).toEqual([])
  const collectionId = await items.addCollection('blog', 'Journal')
  const { id } = await items.addPublishedItem(collectionId, { title: 'For members' })
  await items.changeItem(id, { access: 'members' })
  await items.addPublishedItem(collectionId, { title: 'For all' })
  expect(titlesIn(await show('summary', { collectionId }))).toEqual(['For all'])
  await owner.client.patch(fillPath(api.page, { pageId: collectionId }), { access: 'members' })
  expect(titlesIn(await show('summary', { collectionId }))).toEqual([])
})

test('[COLL-026] upcoming events leave a summary by themselves when they are over', async () => {
  const { items, show, look } = await openSite()
  const collectionId = await items.addCollection('events', 'Open days')
  const at = (fromHours: number, toHours: number) => ({
    startsAt: new Date(host.clock.now() + fromHours * hourMs).toISOString(),
    endsAt: new Date(host.clock.now() + toHours * hourMs).toISOString(),
    isAllDay: false,
    timeZone: 'Europe/London',
    ticketsUrl: '',
  })
  await items.addPublishedItem(collectionId, { title: 'Soon', item: { event: at(1, 2) } })
  await items.addPublishedItem(collectionId, { title: 'Later', item: { event: at(30, 31) } })
  expect(titlesIn(await show('summary', { collectionId, when: 'upcoming' }))).toEqual(['Soon', 'Later'])
  host.clock.advance(3 * hourMs)
  expect(titlesIn(await look())).toEqual(['Later'])
  expect(titlesIn(await show('summary', { collectionId, when: 'past' }))).toEqual(['Soon'])
})

test('[COLL-026] an archive, a tag cloud and a list of posts lead to where their names lead', async () => {
  const { items, show } = await openSite()
  const collectionId = await items.addCollection('blog', 'Journal')
  const dated = (title: string, date: string, tags: string[]) =>
    items.addPublishedItem(collectionId, {
      title,
      slug: title.toLowerCase(),
      item: { date, tags, categories: ['News'] },
    })
  await dated('One', '2026-01-05T10:00:00Z', ['kiln', 'red & white'])
  await dated('Two', '2026-03-05T10:00:00Z', ['kiln'])
  expect(linksIn(await show('archive', { collectionId }), 'archive')).toEqual([
    '/journal?month=2026-03',
    '/journal?month=2026-01',
  ])
  expect(linksIn(await show('archive', { collectionId, groupBy: 'categories' }), 'archive')).toEqual([
    '/journal?category=News',
  ])
  expect(linksIn(await show('tag-cloud', { collectionId, sort: 'count' }), 'tag-cloud')).toEqual([
    '/journal?tag=kiln',
    '/journal?tag=red+%26+white',
  ])
  expect(linksIn(await show('posts', { collectionId }), 'posts')).toEqual(['/journal/two', '/journal/one'])
})

test('[BLOCK-060] [BLOCK-061] [BLOCK-063] a calendar is drawn anew with another month, and only what shows a collection is', async () => {
  const { items, show, visitor } = await openSite()
  const collectionId = await items.addCollection('events', 'Open days')
  const event = { startsAt: '2027-02-10T10:00:00Z', endsAt: '2027-02-10T12:00:00Z', isAllDay: false }
  await items.addPublishedItem(collectionId, {
    title: 'Kiln opening',
    item: { event: { ...event, timeZone: 'Europe/London', ticketsUrl: '' } },
  })
  expect(await show('calendar', { collectionId, month: '2027-01' })).toContain('January 2027')
  const send = (fields: Record<string, string>) =>
    visitor.post(paths.widgetRendering, undefined, {
      raw: { content: new URLSearchParams(fields).toString(), contentType: 'application/x-www-form-urlencoded' },
    })
  const ask = (type: number, value: unknown, more: Record<string, string> = {}) => {
    const widgetJSON = JSON.stringify({ type, id: '2'.repeat(24), value })
    return send({ widgetJSON, ...more })
  }
  const drawn = await ask(26, { month: '2027-02' }, { collectionId })
  expect(drawn.status).toBe(200)
  expect(drawn.body.html).toContain('February 2027')
  expect(drawn.body.html).toContain('Kiln opening')
  expect((await ask(26, { collectionId, month: 'soon' })).status).toBe(400)
  expect((await ask(23, { code: '<script>alert(1)</script>' })).status).toBe(400)
  expect((await ask(26, null)).status).toBe(200)
  expect((await send({ widgetJSON: '{' })).status).toBe(400)
  expect((await send({})).status).toBe(400)
})

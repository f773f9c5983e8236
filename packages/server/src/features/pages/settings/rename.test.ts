import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner, documentSaying } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

async function openSite() {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const storyId = await pages.createPublished({ title: 'Our story' }, 'Words')
  const read = async (pageId: string) => (await owner.client.get(fillPath(api.page, { pageId }))).body
  /** Saves a text block with links upon the newest draft. */
  async function saveLinks(pageId: string, ...links: string[]) {
    const document = documentSaying('Words')
    const content = links.map((href) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: 'A link', marks: [{ type: 'link', attrs: { href } }] }],
    }))
    const text = { type: 'doc', content }
    const [section] = document.sections
    const blocks = section?.blocks.map((block) => ({ ...block, props: { text } }))
    const version = (await read(pageId)).draftVersion
    const body = { version, document: { ...document, sections: [{ ...section, blocks }] } }
    expect((await owner.client.put(fillPath(api.pageDocument, { pageId }), body)).status).toBe(200)
  }
  return { owner, client: owner.client, pages, storyId, read, saveLinks, visitor: host.visitor(owner.site) }
}

test('after a rename every link of the site leads to the new address, and caches know it', async () => {
  const { client, pages, storyId, read, saveLinks, visitor } = await openSite()
  const otherId = await pages.create({ title: 'Other' })
  await saveLinks(otherId, '/our-story#team', '/our-storyboard')
  await pages.publish(otherId)
  const linkId = await pages.create({ title: 'Link', kind: 'link', linkTarget: '/our-story?from=menu' })
  const headerFooter = (await client.get(api.siteHeaderFooterDocument)).body
  const header = { ...headerFooter.body.header, button: { text: 'Story', href: '/our-story' } }
  await pages.changeDocument(api.siteHeaderFooterDocument, { header })
  await pages.changeDocument(api.urlMappings, { lines: '/about -> /our-story 301' })
  const before = await visitor.get('/other')
  expect(before.text).toContain('href="/our-story#team"')

  await pages.change(storyId, { slug: 'story' })
  const after = await visitor.get('/other')
  expect(after.text).toContain('href="/story#team"')
  expect(after.text).toContain('href="/our-storyboard"')
  expect(after.text).not.toContain('href="/our-story"')
  expect((await read(linkId)).settings.linkTarget).toBe('/story?from=menu')
  expect((await visitor.get('/about')).headers.location).toBe('/story')
  const stored = (await client.get(api.siteHeaderFooterDocument)).body
  expect([stored.version, stored.body.header.button.href]).toEqual([headerFooter.version + 2, '/story'])
})

test('a repaired draft has a new version and a revision; what was published stays without changes', async () => {
  const { client, pages, storyId, read, saveLinks } = await openSite()
  const otherId = await pages.create({ title: 'Other' })
  await saveLinks(otherId, '/our-story')
  await pages.publish(otherId)
  const { draftVersion } = await read(otherId)
  await pages.change(storyId, { slug: 'story' })
  const repaired = await read(otherId)
  expect([repaired.draftVersion, repaired.state]).toEqual([draftVersion + 1, 'published'])
  const { revisions } = (await client.get(fillPath(api.pageRevisions, { pageId: otherId }))).body
  expect(revisions[0]).toMatchObject({ version: draftVersion + 1, reason: 'links' })
  // Who had it open before cannot save the old link over the new one.
  const late = await pages.save(otherId, draftVersion, 'Old words')
  expect([late.status, late.body.errorKey]).toEqual([409, 'page.changed-elsewhere'])
})

test('a draft with other changes and its published copy are both repaired and stay apart', async () => {
  const { pages, storyId, read, saveLinks, visitor } = await openSite()
  const otherId = await pages.create({ title: 'Other' })
  await saveLinks(otherId, '/our-story')
  await pages.publish(otherId)
  await saveLinks(otherId, '/our-story', '/new-link')
  await pages.change(storyId, { slug: 'story' })
  const draft = await read(otherId)
  expect(draft.state).toBe('changed')
  expect(JSON.stringify(draft.document)).toContain('"/story"')
  const shown = (await visitor.get('/other')).text
  expect(shown).toContain('href="/story"')
  expect(shown).not.toContain('/new-link')
})

test('a page that is saved while another one is renamed loses nothing', async () => {
  const { pages, storyId, read, saveLinks } = await openSite()
  const otherId = await pages.create({ title: 'Other' })
  await saveLinks(otherId, '/our-story')
  const { draftVersion } = await read(otherId)
  const [saved] = await Promise.all([
    pages.save(otherId, draftVersion, 'Mine'),
    pages.change(storyId, { slug: 'story' }),
  ])
  const stored = JSON.stringify((await read(otherId)).document)
  expect(stored).toContain(saved.status === 200 ? 'Mine' : '"/story"')
  expect([200, 409]).toContain(saved.status)
})

test('old addresses lead straight to the newest one, and a new page at an old address wins', async () => {
  const { client, pages, storyId, visitor } = await openSite()
  await pages.change(storyId, { slug: 'story' })
  await pages.change(storyId, { slug: 'about-us' })
  for (const path of ['/our-story', '/story']) {
    const moved = await visitor.get(`${path}?a=1`)
    expect([moved.status, moved.headers.location]).toEqual([301, '/about-us?a=1'])
  }
  const newId = await pages.createPublished({ title: 'Story', slug: 'story' }, 'A new page')
  expect((await visitor.get('/story')).status).toBe(200)
  expect((await visitor.get('/our-story')).headers.location).toBe('/about-us')
  // Once it is gone the old address leads on again.
  await client.delete(fillPath(api.page, { pageId: newId }))
  expect((await visitor.get('/story')).headers.location).toBe('/about-us')
  await pages.change(storyId, { slug: 'our-story' })
  expect((await visitor.get('/our-story')).status).toBe(200)
  expect((await visitor.get('/about-us')).headers.location).toBe('/our-story')
})

test('the old address of the home page leads to it in one step', async () => {
  const { pages, storyId, visitor } = await openSite()
  await pages.changeDocument(api.siteSettings, { homepageId: storyId })
  await pages.change(storyId, { slug: 'start' })
  expect((await visitor.get('/our-story')).headers.location).toBe('/')
})

test('links of another site stay as they are', async () => {
  const mine = await openSite()
  const theirs = await openSite()
  const otherId = await theirs.pages.create({ title: 'Other' })
  await theirs.saveLinks(otherId, '/our-story')
  await mine.pages.change(mine.storyId, { slug: 'story' })
  expect(JSON.stringify((await theirs.read(otherId)).document)).toContain('"/our-story"')
})

import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

async function openSite(title = 'Harbour Kiln') {
  const owner = await host.owner({ title })
  return { owner, pages: createPageOwner(owner.client), visitor: host.visitor(owner.site) }
}

test('what is saved shows when it is published, and not before', async () => {
  const { pages, visitor } = await openSite()
  const pageId = await pages.createPublished({ title: 'About us' }, 'First words')
  const first = await visitor.get('/about-us')
  expect([first.status, first.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(first.text).toContain('First words')
  expect(first.text).toContain('<title>About us — Harbour Kiln</title>')
  expect((await pages.save(pageId, 2, 'Second words')).status).toBe(200)
  expect((await visitor.get('/about-us')).text).toContain('First words')
  await pages.publish(pageId)
  const second = await visitor.get('/about-us')
  expect(second.text).toContain('Second words')
  expect(second.text).not.toContain('First words')
})

test('[SEC-09] drafts, pages taken down and pages in the bin are not found', async () => {
  const { owner, pages, visitor } = await openSite()
  const draftId = await pages.create({ title: 'Secret plans' })
  expect((await pages.save(draftId, 1, 'Not yet')).status).toBe(200)
  expect((await visitor.get('/secret-plans')).status).toBe(404)
  const downId = await pages.createPublished({ title: 'Down' }, 'Words')
  const binnedId = await pages.createPublished({ title: 'Binned' }, 'Words')
  expect((await visitor.get('/down')).status).toBe(200)
  expect((await visitor.get('/binned')).status).toBe(200)
  await owner.client.post(fillPath(api.pageUnpublish, { pageId: downId }), {})
  await owner.client.delete(fillPath(api.page, { pageId: binnedId }))
  const gone = [await visitor.get('/down'), await visitor.get('/binned')]
  expect(gone.map((it) => it.status)).toEqual([404, 404])
  const everywhere = [...gone, await visitor.get('/'), await visitor.get('/sitemap.xml')]
  for (const answer of everywhere) expect(answer.text).not.toMatch(/Secret plans|secret-plans|Binned/)
})

test('a cover page stands by itself: no header and no footer, until the owner gives it the standard layout', async () => {
  const { owner, pages, visitor } = await openSite()
  const pageId = await pages.create({ title: 'Opening soon', template: 'cover' })
  await pages.publish(pageId)
  const cover = await visitor.get('/opening-soon')
  expect(cover.text).toContain('class="cover-page"')
  expect(cover.text).toContain('"pageType":3')
  expect(cover.text).not.toMatch(/<header|<footer/)
  const changed = await owner.client.patch(fillPath(api.page, { pageId }), { layout: 'standard' })
  expect(changed.status).toBe(200)
  const standard = await visitor.get('/opening-soon')
  expect(standard.text).not.toContain('class="cover-page"')
  expect(standard.text).toContain('"pageType":2')
  expect(standard.text).toMatch(/<header[\s\S]*<footer/)
})

test('a missing page is answered 404 in the design of the site', async () => {
  const { pages, visitor } = await openSite('Clay & Co')
  await pages.createPublished({ title: 'Work' }, 'Words')
  const answer = await visitor.get('/nothing-here')
  expect(answer.status).toBe(404)
  expect(answer.text).toContain('<h1')
  expect(answer.text).toContain('Page not found')
  expect(answer.text).toContain('<title>Page not found — Clay &amp; Co</title>')
  expect(answer.text).toContain('href="/work"')
  expect(answer.text).toContain('name="robots" content="noindex"')
  expect(answer.text).not.toContain('rel="canonical"')
})

test('another spelling of an address leads to the right one, with its query', async () => {
  const { pages, visitor } = await openSite()
  await pages.createPublished({ title: 'About' }, 'Words')
  for (const [asked, location] of [
    ['/about/', '/about'],
    ['/About', '/about'],
    ['/ABOUT/?x=1&y=%2F', '/about?x=1&y=%2F'],
    ['/home', '/'],
  ]) {
    const answer = await visitor.get(asked ?? '')
    expect([asked, answer.status, answer.headers.location]).toEqual([asked, 301, location])
  }
})

test('a renamed page leaves a redirect at each of its old addresses, and takes an old one back', async () => {
  const { pages, visitor } = await openSite()
  const pageId = await pages.createPublished({ title: 'One' }, 'Words')
  expect((await visitor.get('/one')).status).toBe(200)
  await pages.change(pageId, { slug: 'two' })
  await pages.change(pageId, { slug: 'three' })
  for (const old of ['/one', '/two', '/Two/']) {
    const answer = await visitor.get(old)
    expect([answer.status, answer.headers.location]).toEqual([301, '/three'])
  }
  expect((await visitor.get('/three')).status).toBe(200)
  await pages.change(pageId, { slug: 'one' })
  expect((await visitor.get('/one')).status).toBe(200)
  expect((await visitor.get('/three')).headers.location).toBe('/one')
})

test('a renamed draft leaves no redirect', async () => {
  const { pages, visitor } = await openSite()
  const pageId = await pages.create({ title: 'Draft' })
  await pages.change(pageId, { slug: 'better' })
  await pages.publish(pageId)
  expect((await visitor.get('/draft')).status).toBe(404)
})

test('mappings lead old addresses to new ones; a live page comes first', async () => {
  const { pages, visitor } = await openSite()
  await pages.createPublished({ title: 'News' }, 'Words')
  const lines = '/old -> /news 302\n/blog/[year]/[slug] -> /news?from=[slug] 301\n/news -> /elsewhere 301'
  await pages.changeDocument(api.urlMappings, { lines })
  const locations = []
  for (const path of ['/OLD/?a=1', '/blog/2020/first%20mug', '/news', '/blog/2020']) {
    const answer = await visitor.get(path)
    locations.push([answer.status, answer.headers.location])
  }
  expect(locations).toEqual([
    [302, '/news?a=1'],
    [301, '/news?from=first%20mug'],
    [200, undefined],
    [404, undefined],
  ])
})

test('a line that is wrong leads nowhere, and costs none of the others', async () => {
  const { pages, visitor } = await openSite()
  await pages.changeDocument(api.urlMappings, { lines: '/old -> /news 302\nnonsense\n/older -> /news 301' })
  const statuses = await Promise.all(
    ['/old', '/nonsense', '/older'].map(async (path) => (await visitor.get(path)).status),
  )
  expect(statuses).toEqual([302, 404, 301])
})

test('folders lead to their first page and links to their target; the menu shows both', async () => {
  const { pages, visitor } = await openSite()
  const folderId = await pages.create({ title: 'Studio', kind: 'folder' })
  expect((await visitor.get('/')).text).not.toContain('Studio')
  await pages.createPublished({ title: 'Team', parentId: folderId }, 'People')
  await pages.create({ title: 'Shop', kind: 'link', linkTarget: 'https://shop.example/' })
  const folder = await visitor.get('/studio')
  expect([folder.status, folder.headers.location]).toEqual([302, '/team'])
  expect((await visitor.get('/shop')).headers.location).toBe('https://shop.example/')
  const home = await visitor.get('/')
  for (const part of ['Studio', 'href="/team"', 'href="https://shop.example/"']) expect(home.text).toContain(part)
})

test('[SEC-09] locked pages show a notice and nothing of their content', async () => {
  const { pages, visitor } = await openSite()
  for (const [access, status] of [
    ['password', 401],
    ['members', 403],
  ] as const) {
    const settings = { title: `For ${access}`, description: 'Described secret', access }
    await pages.createPublished(settings, 'Locked words')
    const answer = await visitor.get(`/for-${access}`)
    expect(answer.status).toBe(status)
    expect(answer.text).not.toMatch(/Locked words|Described secret/)
    expect(answer.text).toContain('noindex')
  }
  const pageId = await pages.createPublished({ title: 'Open' }, 'Open words')
  expect((await visitor.get('/open')).text).toContain('Open words')
  await pages.change(pageId, { access: 'password', password: 'glaze' })
  expect((await visitor.get('/open')).text).not.toContain('Open words')
})

test('[SEC-09] the sitemap lists what search engines may show, and robots.txt names it', async () => {
  const { owner, pages, visitor } = await openSite()
  await pages.createPublished({ title: 'Listed' }, 'Words')
  await pages.createPublished({ title: 'Unlisted', noindex: true }, 'Words')
  await pages.createPublished({ title: 'Locked', access: 'password' }, 'Words')
  await pages.create({ title: 'Draft' })
  const origin = `http://${owner.site.identifier}.localhost`
  const sitemap = await visitor.get('/sitemap.xml')
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
  const listed = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])
  expect(listed.toSorted()).toEqual([`${origin}/`, `${origin}/listed`])
  expect((await visitor.get('/listed')).text).not.toContain('noindex')
  expect((await visitor.get('/unlisted')).text).toContain('<meta name="robots" content="noindex"')
  const robots = await visitor.get('/robots.txt')
  expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  await pages.createPublished({ title: 'Later' }, 'Words')
  expect((await visitor.get('/sitemap.xml')).text).toContain(`${origin}/later`)
})

test('what the owner changes in settings and titles shows at once', async () => {
  const { pages, visitor } = await openSite('Before')
  const pageId = await pages.createPublished({ title: 'Old name' }, 'Words')
  expect((await visitor.get('/')).text).toContain('Old name')
  await pages.change(pageId, { title: 'New name' })
  await pages.changeDocument(api.siteSettings, {
    title: 'After',
    titleFormats: { site: '%s!', page: '%p' },
  })
  const home = await visitor.get('/')
  expect(home.text).toContain('New name')
  expect(home.text).toContain('<title>After!</title>')
  expect(home.text).not.toMatch(/Old name|Before/)
})

test('menus call a page by its navigation title, search engines and browser tabs by its SEO title', async () => {
  const { pages, visitor } = await openSite('Kiln')
  const pageId = await pages.createPublished({ title: 'About our studio' }, 'Words')
  await pages.change(pageId, { navigationTitle: 'Studio', seoTitle: 'Pottery studio in Whitby' })
  const { text } = await visitor.get('/about-our-studio')
  expect(text).toContain('<title>Pottery studio in Whitby</title>')
  expect(text).toContain('<meta property="og:title" content="Pottery studio in Whitby"/>')
  expect(text).toMatch(/<nav class="site-navigation".*?>Studio<\/a>/)
  expect(text).not.toContain('About our studio</a>')
})

test('[REF-019] [REF-026] a page is written from the side its language begins at, and knows both desktop breakpoints', async () => {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const visitor = host.visitor(owner.site)
  await pages.changeDocument(api.mobileInfoBar, { isEnabled: true, phone: '+44 20 7946 0958' })
  await pages.createPublished({ title: 'Plain' }, 'Words')
  expect((await visitor.get('/plain')).text).toContain('<html lang="en"><head>')
  for (const [language, start] of [
    ['ar', '<html lang="ar" dir="rtl"><head>'],
    ['he-IL', '<html lang="he-IL" dir="rtl"><head>'],
    ['de', '<html lang="de"><head>'],
  ] as const) {
    await pages.changeDocument(api.siteSettings, { language })
    const { text } = await visitor.get('/plain')
    expect(text).toContain(start)
    for (const query of ['(width >= 800px)', '(width < 800px)', '(width <= 1024px)']) expect(text).toContain(query)
    expect(text).not.toMatch(/@media \(--/)
  }
})

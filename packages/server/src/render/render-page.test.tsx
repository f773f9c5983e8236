import { listNavigationLinks } from '@sitewright/blocks/links/list-navigation-links'
import { emptyPage } from '@sitewright/model/pages/document'
import { type PageSettings, pageSettings } from '@sitewright/model/pages/page-settings'
import { pageTypes } from '@sitewright/model/reference/pages'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { sampleBlock, sampleId, samplePage, samplePicture, sampleSection } from '@sitewright/testkit/sites/sample-page'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LivePage } from '../content/site-rows'
import { toEmbeddedJson } from './embedded-json'
import { type PageInput, renderPage } from './render-page'
import { toSiteData } from './site-data'

function livePage(number: number, settings: Partial<PageSettings> & { title: string; slug: string }): LivePage {
  return {
    id: sampleId(number),
    position: number,
    settings: pageSettings.parse(settings),
    publishedAt: new Date(0),
  }
}

function makeSite(settings: Record<string, unknown> = {}, pages: readonly LivePage[] = [], styles: unknown = {}) {
  const bodies = new Map<string, unknown>([
    ['settings', { title: 'Harbour Kiln', ...settings }],
    ['styles', styles],
  ])
  const website = { id: sampleId(1), identifier: 'harbour-kiln' }
  return toSiteData({
    website,
    origin: 'https://kiln.example',
    addresses: {
      builtInAddress: 'http://harbour.localhost',
      panelAddress: 'http://localhost/sites/harbour',
      platformAddress: 'http://localhost',
    },
    bodies,
    pages,
    redirects: [],
  })
}

function render(changes: Partial<PageInput> = {}): string {
  return renderPage({
    site: makeSite(),
    pageId: sampleId(2),
    pageType: pageTypes.page,
    title: 'About',
    path: '/about',
    description: 'Who we are',
    isIndexed: true,
    socialImageId: null,
    document: emptyPage(),
    markdown: new Map(),
    assets: new Map([[samplePicture.id, samplePicture]]),
    browserAssets: { runtime: '/_sitewright/runtime.js', islands: '/_sitewright/islands.js' },
    isEditing: false,
    hasOwnerCode: true,
    ...changes,
  })
}

test('the head tells browsers, search engines and social networks what the page is', () => {
  const html = render({ socialImageId: samplePicture.id })
  for (const part of [
    '<!doctype html><html lang="en"><head>',
    '<meta charSet="utf-8"/>',
    '<title>About</title>',
    '<meta name="description" content="Who we are"/>',
    '<link rel="canonical" href="https://kiln.example/about"/>',
    '<meta property="og:title" content="About"/>',
    '<meta property="og:site_name" content="Harbour Kiln"/>',
    `<meta property="og:image" content="https://kiln.example${samplePicture.address}?format=1500w"/>`,
    '<meta property="og:image:type" content="image/jpeg"/><meta property="og:image:width" content="1500"/>',
    '<meta property="og:image:height" content="1125"/>',
    '<meta property="og:locale" content="en_US"/>',
    '<meta property="og:type" content="website"/>',
    '<link rel="manifest" href="/site.webmanifest"/>',
    '<meta name="theme-color" content="#',
    '<meta property="og:image:alt" content="A blue vase on a shelf"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    '<link rel="modulepreload" href="/_sitewright/runtime.js"/>',
    '<script type="module" src="/_sitewright/runtime.js" data-islands="/_sitewright/islands.js"></script>',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('noindex')
})

test('the picture of the site stands in for a page without one of its own', () => {
  const site = makeSite({ socialImageId: samplePicture.id, faviconId: samplePicture.id })
  const html = render({ site })
  expect(html).toContain(`property="og:image" content="https://kiln.example${samplePicture.address}?format=1500w"`)
  expect(html).toContain(
    `<link rel="icon" href="${samplePicture.address}?format=32icon" type="image/png" sizes="32x32"/>`,
  )
  expect(html).toContain(`<link rel="apple-touch-icon" href="${samplePicture.address}?format=180icon"/>`)
  expect(render()).toContain('<link rel="icon" href="data:,"/>')
  expect(render()).not.toContain('og:image')
})

test('the font of the headlines is fetched early when the host serves it, and no other', () => {
  expect(render()).not.toContain('as="font"')
  const fonts = Object.fromEntries(['heading', 'body', 'meta'].map((use) => [use, { family: 'figtree' }]))
  const html = render({ site: makeSite({}, [], { fonts }) })
  expect(html.match(/<link rel="preload" as="font"/g)?.length).toBe(1)
})

test('a page without a heading of the first rank is headed by its title for those who listen, and no other', () => {
  const heading = '<h1 class="visually-hidden">Cups &amp; bowls</h1>'
  expect(render({ title: 'Cups & bowls' })).toMatch(new RegExp(`<main [^>]*>${heading}`))
  expect(render({ title: 'Cups & bowls', content: <h1>Ours</h1> })).not.toContain(heading)
  expect(render({ title: 'Cups & bowls', isEditing: true })).not.toContain(heading)
})

test('a page that is not to be listed says so', () => {
  expect(render({ isIndexed: false })).toContain('<meta name="robots" content="noindex"/>')
})

test('a folder leads to its first page, hidden and empty ones are left out, the current page is marked', () => {
  const folder = livePage(10, { title: 'Studio', slug: 'studio', kind: 'folder' })
  const pages = [
    livePage(9, { title: 'Home', slug: 'home' }),
    folder,
    livePage(11, { title: 'Team', slug: 'team', parentId: folder.id }),
    livePage(12, { title: 'Empty', slug: 'empty', kind: 'folder' }),
    livePage(13, { title: 'Secret', slug: 'secret', inNavigation: false }),
    livePage(14, { title: 'Shop', slug: 'shop', kind: 'link', linkTarget: 'https://shop.example' }),
  ]
  const links = listNavigationLinks(makeSite({ homepageId: sampleId(9) }, pages), sampleId(11))
  const team = { title: 'Team', href: '/team', isCurrent: true, children: [] }
  expect(links).toEqual([
    { title: 'Home', href: '/', isCurrent: false, children: [] },
    { title: 'Studio', href: '/team', isCurrent: false, children: [team] },
    { title: 'Shop', href: 'https://shop.example', isCurrent: false, children: [] },
  ])
})

test('[SEC-34] embedded JSON says the same and cannot end its element', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', ']]>', '\u2028\u2029')), (text) => {
      const json = toEmbeddedJson({ text })
      expect(JSON.parse(json)).toEqual({ text })
      expect(json).not.toMatch(/[<>\u2028\u2029]/)
    }),
  )
})

function structuredDataOf(html: string): { '@type': string; [name: string]: unknown }[] {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  return found.map(([, json = '']) => JSON.parse(json))
}

test('search engines are told whose site it is, where a page stands, and which questions it answers', () => {
  const folder = livePage(10, { title: 'Studio', slug: 'studio', kind: 'folder' })
  const home = livePage(9, { title: 'Home', slug: 'home' })
  const team = livePage(2, { title: 'Team', slug: 'team', parentId: folder.id })
  const socialAccounts = [
    { network: 'instagram', address: 'https://instagram.com/kiln' },
    { network: 'email', address: 'mailto:hello@kiln.example' },
  ]
  const site = makeSite({ homepageId: home.id, socialAccounts }, [home, folder, team])
  const questions = { items: [{ title: 'Do you ship?', text: richTextOf('Yes.') }] }
  const answered = samplePage(sampleSection([sampleBlock('accordion', questions)]))
  const titled = { items: [{ title: 'Delivery', text: richTextOf('By bicycle.') }] }
  const plain = samplePage(sampleSection([sampleBlock('accordion', titled)]))

  const [website, place, faq] = structuredDataOf(render({ site, document: answered }))
  expect(website).toMatchObject({ '@type': 'WebSite', name: 'Harbour Kiln' })
  expect(place?.itemListElement).toMatchObject([
    { name: 'Home', item: 'https://kiln.example/' },
    { name: 'Studio', item: 'https://kiln.example/studio' },
    { name: 'Team', item: 'https://kiln.example/team' },
  ])
  expect(faq?.mainEntity).toMatchObject([{ name: 'Do you ship?', acceptedAnswer: { text: 'Yes.' } }])

  const atHome = structuredDataOf(render({ site, pageId: home.id, path: '/', document: plain }))
  expect(atHome.map((data) => data['@type'])).toEqual(['WebSite', 'Organization'])
  expect(atHome[1]).toMatchObject({ email: 'hello@kiln.example', sameAs: ['https://instagram.com/kiln'] })
})

test('links are fetched ahead on pages for everybody alone', () => {
  const isAhead = (changes: Partial<PageInput>) => render(changes).includes('<script type="speculationrules">')
  expect(isAhead({})).toBe(true)
  expect(isAhead({ memberNavigation: [] })).toBe(false)
  expect(isAhead({ access: 'password' })).toBe(false)
  expect(isAhead({ pageId: null })).toBe(false)
  expect(isAhead({ isEditing: true })).toBe(false)
})

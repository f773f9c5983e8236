import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { buildSearchAddress } from '@sitewright/model/search/search-rules'
import { search as texts } from '@sitewright/model/visitor-texts/english/search'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
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

async function search(visitor: ApiClient, words: string): Promise<string[]> {
  const { text } = await visitor.get(buildSearchAddress(words))
  const [, list = ''] = /<ul class="search-results">(.*?)<\/ul>/s.exec(text) ?? []
  return [...list.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)
}

test('[SRCH-001] [SRCH-002] [NAV-011] the search page finds published pages by title, description and text', async () => {
  const { pages, visitor } = await openSite()
  await pages.createPublished({ title: 'Cups' }, 'Thrown by hand, glazed in celadon')
  await pages.createPublished({ title: 'Celadon glaze' }, 'All about it')
  await pages.createPublished({ title: 'Bowls', description: 'Wide celadon bowls' }, 'Words')
  expect(await search(visitor, 'CELADON')).toEqual(['/celadon-glaze', '/cups', '/bowls'])
  expect(await search(visitor, 'hand thrown')).toEqual(['/cups'])
  expect(await search(visitor, 'hand bowls')).toEqual([])
  const answer = await visitor.get(buildSearchAddress('celadon'))
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(answer.text).toContain('3 results for “celadon”')
  expect(answer.text).toContain('<p>Thrown by hand, glazed in <mark>celadon</mark></p>')
  expect(answer.text).toContain('name="robots" content="noindex"')
  expect(answer.text).toMatch(/<input [^>]*value="celadon"/)
})

test('a word is found whole and in its other forms, whatever its marks, and never as a part of another', async () => {
  const { owner, pages, visitor } = await openSite()
  await pages.createPublished({ title: 'Crockery' }, 'Two bowls for the Café, glazed twice')
  await pages.createPublished({ title: 'Party' }, 'A category of its own')
  expect(await search(visitor, 'bowl')).toEqual(['/crockery'])
  expect(await search(visitor, 'CAFE glazing')).toEqual(['/crockery'])
  expect(await search(visitor, 'crockerý')).toEqual(['/crockery'])
  expect(await search(visitor, 'the café')).toEqual(['/crockery'])
  expect(await search(visitor, 'art')).toEqual([])
  expect(await search(visitor, 'cat')).toEqual([])
  await pages.changeDocument(api.siteSettings, { language: 'de' })
  await pages.createPublished({ title: 'Häuser' }, 'Straßen')
  expect(await search(visitor, 'strasse')).toEqual(['/hauser'])
  expect(owner.site).toBeDefined()
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
  expect(await search(visitor, 'porcelain')).toEqual(['/down', '/binned', '/locked'])
  await owner.client.post(fillPath(api.pageUnpublish, { pageId: downId }), {})
  await owner.client.delete(fillPath(api.page, { pageId: binnedId }))
  await pages.change(lockedId, { access: 'password', password: 'glaze' })
  expect(await search(visitor, 'porcelain')).toEqual([])
  await pages.publish(changedId)
  expect(await search(visitor, 'porcelain')).toEqual(['/changed'])
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
  const odd = ['?q=%E0%A4%A', '?q=%F0%9F', `?q=${'a+'.repeat(1500)}`, '?q', '?q=a&q=b', '?format=json&q=%25']
  for (const query of odd) expect([query, (await visitor.get(`/search${query}`)).status]).toEqual([query, 200])
  expect((await visitor.get('/search?q=%00')).status).toBe(400)
})

test('[SEC-53] a flood of searches is held back', async () => {
  const { visitor } = await openSite()
  const statuses: number[] = []
  for (let number = 0; number < 61; number++) statuses.push((await visitor.get('/search?q=')).status)
  expect([statuses[59], statuses[60]]).toEqual([200, 429])
})

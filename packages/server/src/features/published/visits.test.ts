import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPageCache } from '../../cache/page-cache'
import { unpackAnswer } from '../../cache/prepared-answer'
import { createVisitRenderer, type VisitRenderer } from '../../render/render-visit'
import { createSiteDataSource } from '../../render/site-data'
import { createVisits } from './visits'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

const browserAssets = { runtime: '/runtime.js', islands: '/islands.js' }

/** Another process over the same data, whose renderer the test can watch and stop. */
function startVisits(owner: TestOwner, beforeAnswer: () => Promise<void> = async () => {}) {
  const { database, parsers } = host.services
  const fillShelves = {
    products: async () => ({ shelves: new Map(), tags: [] }),
    items: async () => ({ itemShelves: new Map(), tags: [], until: null }),
  }
  const real = createVisitRenderer({ database, parsers, fillShelves }, browserAssets)
  const count = { pages: 0, hostPages: 0 }
  const renderer: VisitRenderer = {
    async renderLivePage(...input) {
      count.pages++
      const rendered = await real.renderLivePage(...input)
      await beforeAnswer()
      return rendered
    },
    async renderHostPage(...input) {
      count.hostPages++
      return real.renderHostPage(...input)
    },
  }
  const cache = createPageCache({ database, fixedHeaders: {}, maxBytes: 8e6, now: host.clock.now, onError: () => {} })
  const visits = createVisits({
    ...host.services,
    cache,
    siteData: createSiteDataSource(host.services),
    gate: { isLetIn: async () => false },
    renderer,
    database,
    kinds: [],
  })
  const { id, identifier } = owner.site
  const website = { id, identifier, ownerAccountId: owner.accountId, door: 'built-in' } as const
  const shared = { website, host: { websiteId: id, kind: 'built-in' }, cookies: undefined } as const
  const visit = async (url: string) => {
    const answer = await visits.answer({ ...shared, url })
    return answer.kind === 'page' ? answer.answer : null
  }
  const read = async (url: string) => {
    const answer = await visit(url)
    return answer == null ? '' : unpackAnswer(answer).toString()
  }
  return { visit, read, count, cache }
}

test('fifty visitors at once cost one rendering', async () => {
  const owner = await host.owner()
  await createPageOwner(owner.client).createPublished({ title: 'Busy' }, 'Words')
  const { visit, count } = startVisits(owner)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => visit(`/busy?visitor=${number}`)))
  expect(count.pages).toBe(1)
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
})

test('floods of queries and of made-up addresses take no memory', async () => {
  const owner = await host.owner()
  await createPageOwner(owner.client).createPublished({ title: 'Target' }, 'Words')
  const { visit, count, cache } = startVisits(owner)
  await visit('/target')
  await visit('/made-up')
  const before = cache.byteCount
  for (let number = 0; number < 300; number++) {
    expect((await visit(`/target?x=${number}`))?.status).toBe(200)
    expect((await visit(`/made-up-${number}?y=${number}`))?.status).toBe(404)
  }
  expect(cache.byteCount).toBe(before)
  expect(count).toEqual({ pages: 1, hostPages: 1 })
})

test('a page that was rendered before a change is not shown after it', async () => {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const pageId = await pages.createPublished({ title: 'Race' }, 'Old words')
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let markRendered = () => {}
  const rendered = new Promise<void>((resolve) => {
    markRendered = resolve
  })
  const { read } = startVisits(owner, () => {
    markRendered()
    return gate
  })
  const early = read('/race')
  await rendered
  await pages.saveAndPublish(pageId, 'New words')
  const late = read('/race')
  letGo()
  expect(await early).toContain('Old words')
  expect(await late).toContain('New words')
  expect(await read('/race')).toContain('New words')
})

test('publishing one page leaves the others in memory', async () => {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const oneId = await pages.createPublished({ title: 'One' }, 'Words')
  await pages.createPublished({ title: 'Two' }, 'Words')
  const { read, count } = startVisits(owner)
  await read('/one')
  await read('/two')
  await pages.saveAndPublish(oneId, 'Other words')
  expect(await read('/one')).toContain('Other words')
  await read('/two')
  expect(count.pages).toBe(3)
})

test('[EFF-047] a slide behind a page’s address is the page itself, though its gallery does not write it there, and nothing else below it is', async () => {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const pageId = await pages.create({ title: 'Works' })
  const props = { slides: [{ url: 'winter-house' }, {}] }
  const place = { start: { x: 0, y: 0 }, end: { x: 24, y: 8 } }
  const block = { id: sampleId(9), type: 'gallery', props, desktop: place }
  const document = { format: pageFormat, sections: [{ id: sampleId(8), blocks: [block] }] }
  await owner.client.put(fillPath(api.pageDocument, { pageId }), { version: 1, document })
  await pages.publish(pageId)
  const { visit, count } = startVisits(owner)
  const page = await visit('/works')
  expect(page?.status).toBe(200)
  // Compared here: telling two prepared answers apart byte by byte takes minutes.
  const isPage = async (url: string) => (await visit(url)) === page
  expect([await isPage('/works/winter-house'), await isPage('/works/slide-2?nomotion=true')]).toEqual([true, true])
  expect((await visit('/works/other'))?.status).toBe(404)
  expect((await visit('/works/winter-house/winter-house'))?.status).toBe(404)
  expect(count.pages).toBe(1)
  await pages.saveAndPublish(pageId, 'No gallery')
  expect((await visit('/works/winter-house'))?.status).toBe(404)
})

import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createItemOwner } from '@sitewright/testkit/sites/test-items'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPageCache } from '../../../cache/page-cache'
import { unpackAnswer } from '../../../cache/prepared-answer'
import { createContentRenderer } from '../../../render/render-content'
import { createVisitRenderer } from '../../../render/render-visit'
import { createSiteDataSource } from '../../../render/site-data'
import { fillShelves as fillProducts } from '../../commerce/window/fill-shelves'
import { createVisits } from '../../published/visits'
import { createCollectionIndexes } from './collection-index'
import { createCollectionKinds } from './create-collection-kind'
import { createItemShelving } from './fill-item-shelves'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

/** Visits of a new site over a page cache of their own, which counts what is rendered. */
async function openSite() {
  const owner = await host.owner()
  const { services } = host
  const { database, settings, now } = services
  const fillShelves = { products: fillProducts, items: createItemShelving(services) }
  const real = createVisitRenderer({ ...services, fillShelves }, { runtime: '/runtime.js', islands: '/islands.js' })
  const rendered: string[] = []
  const renderer = {
    ...real,
    renderLivePage: async (...input: Parameters<typeof real.renderLivePage>) => {
      rendered.push(input[2].path)
      return real.renderLivePage(...input)
    },
  }
  const cache = createPageCache({ database, fixedHeaders: {}, maxBytes: 8e6, now, onError: () => {} })
  const contents = createContentRenderer({ ...services, fillShelves })
  const indexes = createCollectionIndexes(services)
  const visits = createVisits({
    cache,
    siteData: createSiteDataSource(services),
    gate: { isLetIn: async () => false },
    renderer,
    database,
    settings,
    kinds: createCollectionKinds({ ...services, renderer, contents, indexes }),
  })
  const { id, identifier } = owner.site
  const website = { id, identifier, ownerAccountId: owner.accountId, door: 'built-in' } as const
  const shared = { website, host: { websiteId: id, kind: 'built-in' }, cookies: undefined } as const
  const read = async (url: string): Promise<string> => {
    const answer = await visits.answer({ ...shared, url })
    return answer.kind === 'page' ? unpackAnswer(answer.answer).toString() : answer.kind
  }
  return { items: createItemOwner(owner.client), read, cache, rendered }
}

test('[COLL-021] each list that means something is kept, and made-up ones take no memory', async () => {
  const { items, read, cache, rendered } = await openSite()
  const id = await items.addCollection('blog', 'Journal')
  for (let number = 1; number <= 21; number++)
    await items.addPublishedItem(id, {
      title: `Post ${number}`,
      item: { tags: ['Glaze'], date: '2026-03-01T12:00:00Z' },
    })
  const known = ['/journal', '/journal?tag=Glaze', '/journal?month=2026-03', '/journal?page=2', '/journal?format=rss']
  const pages = await Promise.all(known.map(read))
  expect(new Set(pages).size).toBe(known.length)
  const unknown = await read('/journal?tag=none')
  await read('/journal?tag=none&format=rss')
  const [kept, times] = [cache.byteCount, rendered.length]
  for (const [index, address] of known.entries()) expect(await read(address)).toBe(pages[index])
  expect(await read('/journal?utm_source=mail&tag=glaze')).toBe(pages[1])
  for (let number = 0; number < 30; number++) {
    for (const query of [
      `tag=none-${number}`,
      `category=x${number}`,
      `author=y${number}`,
      `month=18${number + 10}-01`,
      `page=${number + 3}`,
    ])
      expect(await read(`/journal?${query}&utm_source=${number}`)).toBe(unknown)
    await read(`/journal?tag=none-${number}&format=rss`)
  }
  expect([cache.byteCount, rendered.length]).toEqual([kept, times])
})

test('[COLL-004] what is published again is read anew, and no page that shows nothing of it', async () => {
  const { items, read, rendered } = await openSite()
  const id = await items.addCollection('blog', 'Journal')
  const other = await items.addCollection('blog', 'News')
  const first = await items.addPublishedItem(id, { title: 'First', slug: 'first', item: { excerpt: 'Short' } }, 'One')
  await items.addPublishedItem(other, { title: 'Else', slug: 'else' }, 'Words')
  const addresses = ['/journal', '/journal/first', '/news', '/news/else']
  for (const address of addresses) await read(address)
  rendered.length = 0
  await items.saveBody(first.id, 'Two')
  for (const address of addresses) await read(address)
  expect(rendered).toEqual([])
  await items.publishItem(first.id)
  expect(await read('/journal/first')).toContain('Two')
  for (const address of addresses) await read(address)
  expect(rendered).toContain('/journal/first')
  expect(rendered.filter((address) => address.startsWith('/news'))).toEqual([])
})

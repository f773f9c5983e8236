import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createShopOwner, variantOf } from '@sitewright/testkit/shop/test-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPageCache } from '../../../cache/page-cache'
import { unpackAnswer } from '../../../cache/prepared-answer'
import { createVisitRenderer } from '../../../render/render-visit'
import { createSiteDataSource } from '../../../render/site-data'
import { createVisits } from '../../published/visits'
import { fillShelves } from './fill-shelves'
import { createStoreIndexes } from './store-index'
import { createStoreKind } from './store-kind'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

/** Visits of a new site over a page cache of their own, which counts what is rendered. */
async function openShop() {
  const owner = await host.owner()
  const { database, parsers, settings } = host.services
  const real = createVisitRenderer(
    {
      database,
      parsers,
      fillShelves: {
        products: fillShelves,
        items: async () => ({ itemShelves: new Map(), tags: [], until: null }),
      },
    },
    { runtime: '/runtime.js', islands: '/islands.js' },
  )
  const rendered: string[] = []
  const renderer = {
    ...real,
    renderLivePage: async (...input: Parameters<typeof real.renderLivePage>) => {
      rendered.push(input[2].path)
      return real.renderLivePage(...input)
    },
  }
  const cache = createPageCache({ database, fixedHeaders: {}, maxBytes: 8e6, now: host.clock.now, onError: () => {} })
  const kinds = [createStoreKind({ database, settings, renderer, indexes: createStoreIndexes({ database, settings }) })]
  const visits = createVisits({
    cache,
    siteData: createSiteDataSource(host.services),
    gate: { isLetIn: async () => false },
    renderer,
    database,
    settings,
    kinds,
  })
  const { id, identifier } = owner.site
  const website = { id, identifier, ownerAccountId: owner.accountId, door: 'built-in' } as const
  const shared = { website, host: { websiteId: id, kind: 'built-in' }, cookies: undefined } as const
  const read = async (url: string): Promise<string> => {
    const answer = await visits.answer({ ...shared, url })
    return answer.kind === 'page' ? unpackAnswer(answer.answer).toString() : answer.kind
  }
  return { shop: createShopOwner(owner.client), read, cache, rendered }
}

test('[SHOP-020] each list that means something is kept; made-up queries show the plain list and take no memory', async () => {
  const { shop, read, cache, rendered } = await openShop()
  for (let number = 1; number <= 25; number++) await shop.add({ title: `Plate ${number}`, details: { tags: ['red'] } })
  const plain = await read('/shop')
  const known = ['/shop?tag=red', '/shop?sort=price', '/shop?page=2', '/shop?tag=red&sort=price&page=2']
  for (const address of known) expect(await read(address)).not.toBe(plain)
  const [kept, times] = [cache.byteCount, rendered.length]
  for (const address of ['/shop', ...known]) await read(address)
  for (let number = 0; number < 30; number++) {
    const query = `tag=none-${number}&category=x${number}&sort=y${number}&page=${number + 3}&utm_source=${number}`
    expect(await read(`/shop?${query}`)).toBe(plain)
  }
  expect([cache.byteCount, rendered.length]).toEqual([kept, times])
})

test('[SHOP-022] a choice is kept for each variant, and a made-up one is the plain page', async () => {
  const { shop, read, cache, rendered } = await openShop()
  const product = await shop.add({ title: 'Mug', options: [{ name: 'Size', values: ['Small', 'Large'] }] })
  const plain = await read('/shop/p/mug')
  const large = await read(`/shop/p/mug?variant=${variantOf(product, 'Large').id}`)
  expect(large).not.toBe(plain)
  const [kept, times] = [cache.byteCount, rendered.length]
  for (let number = 0; number < 30; number++)
    expect(await read(`/shop/p/mug?variant=${number}&a=${number}`)).toBe(plain)
  expect(await read(`/shop/p/mug?variant=${variantOf(product, 'Large').id}&utm_source=mail`)).toBe(large)
  expect([cache.byteCount, rendered.length]).toEqual([kept, times])
})

test('selling one of fifty drops nothing; a number that is shown drops its page alone', async () => {
  const { shop, read, rendered } = await openShop()
  const product = await shop.add({ title: 'Plate', stock: { '': 50 } })
  const addresses = ['/shop', '/shop/p/plate']
  for (const address of addresses) await read(address)
  await shop.setStock(variantOf(product, '').id, 49)
  for (const address of addresses) await read(address)
  expect(rendered).toEqual(addresses)
  await shop.setStock(variantOf(product, '').id, 2)
  for (const address of addresses) await read(address)
  expect(rendered).toEqual([...addresses, '/shop/p/plate'])
  await shop.setStock(variantOf(product, '').id, 0)
  for (const address of addresses) await read(address)
  expect(rendered).toEqual([...addresses, '/shop/p/plate', ...addresses])
})

test('a price drops the product, what shows it beside another, and the lists; other products stay', async () => {
  const { shop, read, rendered } = await openShop()
  const mug = await shop.add({ title: 'Mug' })
  const plate = await shop.add({ title: 'Plate', details: { relatedIds: [mug.id] } })
  const bowl = await shop.add({ title: 'Bowl' })
  const addresses = ['/shop', '/shop/p/mug', '/shop/p/plate', '/shop/p/bowl']
  for (const address of addresses) await read(address)
  await shop.changeVariant(variantOf(mug, '').id, { price: 3300 })
  rendered.length = 0
  for (const address of addresses) await read(address)
  expect(rendered).toEqual(['/shop', '/shop/p/mug', '/shop/p/plate'])
  await shop.setState(bowl.id, 'DRAFT')
  await shop.change(plate.id, { relatedIds: [bowl.id] })
  expect(await read('/shop/p/plate')).not.toContain('>Bowl<')
  await shop.setState(bowl.id, 'PUBLISHED')
  expect(await read('/shop/p/plate')).toContain('>Bowl<')
})

import { newSiteVersion, siteStatuses, siteTypes } from '@sitewright/model/reference/sites'
import { siteSettings } from '@sitewright/model/site/settings'
import { expect, test } from 'vitest'
import { renderSitemap, sitemapPartAt } from './sitemap'

const site = {
  origin: 'https://kiln.example',
  homepageId: null,
  standing: {
    status: siteStatuses.comped,
    type: siteTypes.classic,
    version: newSiteVersion,
    visibility: 'public',
    hasPassword: false,
  },
  settings: siteSettings.parse({ title: 'Kiln' }),
} as const

const listItems = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/journal/${index}`, changedAt: new Date(index * 1000) }))

const addressesIn = (body: string) => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('[COLL-062] a sitemap of more than 50,000 addresses is a list of parts, each of which holds so many', () => {
  const draw = (count: number, part: number) => renderSitemap(site, { pages: [], items: listItems(count) }, part)
  expect(addressesIn(draw(50_000, 0).body)).toHaveLength(50_000)
  const index = draw(50_001, 0).body
  expect(index).toContain('<sitemapindex')
  expect(addressesIn(index)).toEqual(['https://kiln.example/sitemap/1', 'https://kiln.example/sitemap/2'])
  expect(index).toContain(`<lastmod>${new Date(50_000_000).toISOString()}</lastmod>`)
  const parts = [draw(50_001, 1), draw(50_001, 2)].map(({ body }) => addressesIn(body))
  expect(parts.map((part) => part.length)).toEqual([50_000, 1])
  expect(parts[1]).toEqual(['https://kiln.example/journal/50000'])
  expect([draw(50_001, 3), draw(10, 1)].map(({ status, body }) => [status, body])).toEqual([
    [404, ''],
    [404, ''],
  ])
})

test('[COLL-062] parts of a sitemap are at addresses of their own', () => {
  const addresses = [
    '/sitemap.xml',
    '/sitemap/1',
    '/sitemap/99',
    '/sitemap/0',
    '/sitemap/100',
    '/sitemap/x',
    '/sitemap',
  ]
  expect(addresses.map(sitemapPartAt)).toEqual([0, 1, 99, null, null, null, null])
})

import { iconAddress } from '@sitewright/model/images/icon-sizes'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { PageCache } from '../../cache/page-cache'
import { readAssets } from '../../content/asset-rows'
import { type LivePage, listLivePages } from '../../content/site-rows'
import { asCoverSite, servingOf } from '../../render/shown-site'
import { type SiteData, type SiteDataSource, siteDataTags } from '../../render/site-data'
import { describeManifest } from '../../render/site-icons'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import { type CollectionKind, findKindOf, type ListedAddress } from './collection-kind'
import { isListed, renderRobots, renderSitemap } from './sitemap'
import { redirectTo, type Visit, type VisitAnswer } from './visit'

interface SiteFileParts {
  readonly cache: Pick<PageCache, 'load'>
  readonly siteData: SiteDataSource
  readonly database: Services['database']
  readonly kinds: readonly CollectionKind[]
}

/** What crawlers and browsers ask of a site beside its pages. */
export function createSiteFiles({ cache, siteData, database, kinds }: SiteFileParts) {
  async function listItems(tx: Tx, site: SiteData, pages: readonly LivePage[]) {
    const items: ListedAddress[] = []
    const tags: string[] = []
    for (const page of pages.filter((it) => isListed(site, it))) {
      const kind = findKindOf(kinds, page)
      if (kind === undefined) continue
      items.push(...(await kind.listAddresses(tx, site, page)))
      tags.push(...kind.tagsOf(page))
    }
    return { items, tags }
  }

  async function makeSitemap(website: Visit['website'], part: number) {
    const site = await siteData.load(website)
    const isCover = servingOf(site) === 'cover'
    const { tags, ...addresses } = isCover
      ? { pages: asCoverSite(site).pages, items: [], tags: [] }
      : await database.site(website.id, async (tx) => {
          const pages = await listLivePages(tx, website.id)
          return { pages, ...(await listItems(tx, site, pages)) }
        })
    const sitemap = renderSitemap(site, addresses, part)
    return { ...sitemap, tags: [...sitemap.tags, ...tags] }
  }

  async function findIcon(site: SiteData) {
    const { faviconId } = site.settings
    if (faviconId === null) return undefined
    const [icon] = await database.site(site.website.id, (tx) => readAssets(tx, site.website.id, [faviconId]))
    return icon
  }

  return {
    /** Parts that there are not are kept, too: to know it takes reading all addresses. */
    async sitemap({ website, host }: Visit, part: number): Promise<VisitAnswer> {
      const address = part === 0 ? paths.sitemap : fillPath(paths.sitemapPart, { part: String(part) })
      return { kind: 'page', answer: await cache.load(host, address, () => makeSitemap(website, part)) }
    },

    async robots({ website, host }: Visit): Promise<VisitAnswer> {
      const answer = await cache.load(host, paths.robots, async () => renderRobots(await siteData.load(website)))
      return { kind: 'page', answer }
    },

    async manifest({ website, host }: Visit): Promise<VisitAnswer> {
      const answer = await cache.load(host, paths.manifest, async () => {
        const site = await siteData.load(website)
        const icon = await findIcon(site)
        const tags = [...siteDataTags, ...(icon ? [`asset:${icon.id}`] : [])]
        const body = JSON.stringify(describeManifest(site, icon))
        return { status: 200, contentType: 'application/manifest+json; charset=utf-8', body, tags }
      })
      return { kind: 'page', answer }
    },

    /** Null where the site has none. */
    async favicon(site: SiteData): Promise<VisitAnswer | null> {
      const icon = await findIcon(site)
      return icon ? redirectTo(icon.hasWidths ? iconAddress(icon.address, 32) : icon.address, 302) : null
    },
  }
}

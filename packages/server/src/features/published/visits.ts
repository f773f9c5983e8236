import { type PagePath, parsePagePath } from '@sitewright/model/pages/page-path'
import { places } from '@sitewright/model/routes/places'
import type { CachedHost, PageCache } from '../../cache/page-cache'
import type { PreparedAnswer } from '../../cache/prepared-answer'
import type { Website } from '../../http/endpoint'
import type { SiteData, SiteDataSource } from '../../render/site-data'
import { type LivePage, listLivePages } from '../../render/site-rows'
import type { Services } from '../../services'
import { readAssets } from '../assets/rows'
import { findTarget } from './find-target'
import { createPageItems } from './page-items'
import type { VisitRenderer } from './render-visit'
import { renderRobots, renderSitemap } from './sitemap'

interface Visit {
  readonly website: Pick<Website, 'id' | 'identifier'>
  readonly host: CachedHost
  /** The target of the request line. */
  readonly url: string
}

type VisitAnswer =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'page'; readonly answer: PreparedAnswer }
  /** Different for each visitor, and so nothing that could be kept. */
  | { readonly kind: 'locked'; readonly page: LivePage; readonly path: string }

export interface Visits {
  answer(visit: Visit): Promise<VisitAnswer>
}

export interface VisitParts {
  readonly cache: PageCache
  readonly siteData: SiteDataSource
  readonly renderer: VisitRenderer
  readonly database: Services['database']
}

/** Thrown, because what is returned is kept. */
class LockedMeanwhile extends Error {
  readonly page: LivePage
  constructor(page: LivePage) {
    super('the page is not for everybody any more')
    this.page = page
  }
}

/** Kept under a name that no address can have: a flood of made-up addresses takes no memory. */
const notFoundKey = 'not found'

export function createVisits({ cache, siteData, renderer, database }: VisitParts): Visits {
  const items = createPageItems(database)

  /** The address of the page whose gallery the last segment names a slide of, or null. */
  async function findPageOfItem(site: SiteData, { segments, query }: PagePath): Promise<string | null> {
    const name = segments.at(-1)
    const parent = parsePagePath(`/${segments.slice(0, -1).map(encodeURIComponent).join('/')}`)
    const target = name !== undefined && parent ? findTarget(site, parent) : null
    if (target?.kind !== 'page' || name === undefined) return null
    return (await items.has(site.website.id, target.page.id, name)) ? target.path + query : null
  }
  async function showNotFound({ website, host }: Visit): Promise<VisitAnswer> {
    const options = { path: '', hasOwnerCode: host.kind !== 'signed-in' }
    const answer = await cache.load(host, notFoundKey, async () =>
      renderer.renderHostPage(await siteData.load(website), 'notFound', options),
    )
    return { kind: 'page', answer }
  }

  async function showSitemap({ website, host }: Visit): Promise<VisitAnswer> {
    const answer = await cache.load(host, places.sitemap, async () => {
      const site = await siteData.load(website)
      const pages = await database.site(website.id, (tx) => listLivePages(tx, website.id))
      return renderSitemap(site, pages)
    })
    return { kind: 'page', answer }
  }

  async function showRobots({ website, host }: Visit): Promise<VisitAnswer> {
    const answer = await cache.load(host, places.robots, async () => renderRobots(await siteData.load(website)))
    return { kind: 'page', answer }
  }

  async function showFavicon(site: SiteData, visit: Visit): Promise<VisitAnswer> {
    const { faviconId } = site.settings
    const ids = faviconId === null ? [] : [faviconId]
    const [icon] = await database.site(site.website.id, (tx) => readAssets(tx, site.website.id, ids))
    return icon ? { kind: 'redirect', status: 302, location: icon.address } : showNotFound(visit)
  }

  const visits: Visits = {
    async answer(visit) {
      const asked = parsePagePath(visit.url)
      if (asked === null) return showNotFound(visit)
      if (asked.path === places.sitemap) return showSitemap(visit)
      if (asked.path === places.robots) return showRobots(visit)
      const site = await siteData.load(visit.website)
      const target = findTarget(site, asked)
      if (target.kind === 'redirect') return target
      if (target.kind === 'nothing') {
        if (asked.path === places.favicon) return showFavicon(site, visit)
        const url = await findPageOfItem(site, asked)
        return url === null ? showNotFound(visit) : visits.answer({ ...visit, url })
      }
      const { path, page } = target
      if (page.settings.access !== 'public') return { kind: 'locked', page, path }
      const options = { path, hasOwnerCode: visit.host.kind !== 'signed-in' }
      // Read again inside: what was asked for before a change may arrive after it, and must not be kept.
      try {
        const answer = await cache.load(visit.host, path, async () => {
          const current = await siteData.load(visit.website)
          const now = findTarget(current, { ...asked, isCanonical: true })
          if (now.kind !== 'page') return renderer.renderHostPage(current, 'notFound', options)
          if (now.page.settings.access !== 'public') throw new LockedMeanwhile(now.page)
          return renderer.renderLivePage(current, now.page, options)
        })
        return { kind: 'page', answer }
      } catch (error) {
        if (error instanceof LockedMeanwhile) return { kind: 'locked', page: error.page, path }
        throw error
      }
    },
  }
  return visits
}

import { type PagePath, parsePagePath } from '@sitewright/model/pages/addresses/page-path'
import { createPathCache } from '@sitewright/model/pages/path-cache'
import { paths } from '@sitewright/model/routes/paths'
import type { CacheBudget } from '../../cache/cache-budget'
import type { PageCache } from '../../cache/page-cache'
import type { VisitRenderer } from '../../render/render-visit'
import { letIntoSite, servingOf, shownSite } from '../../render/shown-site'
import type { SiteData, SiteDataSource } from '../../render/site-data'
import type { Services } from '../../services/services'
import type { CollectionKind } from './collection-kind'
import { findMovedItem } from './find-moved-item'
import { findTarget } from './find-target'
import { createNotices } from './notices'
import { createPageItems } from './page-items'
import { createPageViews } from './page-views'
import { createSiteFiles } from './site-files'
import type { SiteGate } from './site-gate'
import { sitemapPartAt } from './sitemap'
import { redirectTo, type Visit, type VisitAnswer } from './visit'

export interface Visits {
  answer(visit: Visit): Promise<VisitAnswer>
}

export interface VisitParts {
  readonly cache: PageCache
  readonly siteData: SiteDataSource
  readonly gate: SiteGate
  readonly renderer: VisitRenderer
  readonly database: Services['database']
  readonly settings: CacheBudget
  readonly kinds: readonly CollectionKind[]
}

export function createVisits(parts: VisitParts): Visits {
  const { cache, siteData, gate, database, settings } = parts
  const shared = { ...parts, items: createPageItems({ database, settings }), addresses: createPathCache() }
  const everybody = createSiteVisits(shared)
  // Nobody else may get what they see.
  const letIn = createSiteVisits({
    ...shared,
    cache: { load: (_host, _address, render) => cache.prepareOnce(render) },
    siteData: { load: async (website) => letIntoSite(await siteData.load(website)) },
  })
  return {
    async answer(visit) {
      const isLetIn = await gate.isLetIn(visit.website, await siteData.load(visit.website), visit.cookies)
      return isLetIn ? letIn.answer(visit) : everybody.answer(visit)
    },
  }
}

interface SiteVisitParts extends Omit<VisitParts, 'gate' | 'cache'> {
  readonly cache: Pick<PageCache, 'load'>
  readonly items: ReturnType<typeof createPageItems>
  readonly addresses: ReturnType<typeof createPathCache>
}

/** Visits of one kind of visitor: of everybody, or of those who are let in. */
function createSiteVisits(parts: SiteVisitParts): Visits {
  const { siteData, kinds, items, addresses } = parts
  const files = createSiteFiles(parts)
  const notices = createNotices(parts)
  const views = createPageViews({ ...parts, notices })

  async function answer(visit: Visit): Promise<VisitAnswer> {
    const asked = addresses.parse(visit.url)
    if (asked === null) return notices.notFound(visit)
    const sitemapPart = sitemapPartAt(asked.path)
    if (sitemapPart !== null) return files.sitemap(visit, sitemapPart)
    if (asked.path === paths.robots) return files.robots(visit)
    const whole = await siteData.load(visit.website)
    const serving = servingOf(whole)
    if (serving === 'password') return { kind: 'site-locked' }
    if (serving === 'coming-soon') return notices.comingSoon(visit, asked)
    const site = shownSite(whole)
    if (site === null) return notices.insteadOfSite(visit)
    if (asked.path === paths.manifest) return files.manifest(visit)
    const target = findTarget(site, asked)
    if (target.kind === 'page') return views.at(visit, site, target, asked)
    const below = serving === 'site' ? await views.below(visit, site, asked) : null
    if (below !== null) return below
    return target.kind === 'redirect' ? target : answerElse(visit, site, asked)
  }

  /** Where nothing has this address. */
  async function answerElse(visit: Visit, site: SiteData, asked: PagePath): Promise<VisitAnswer> {
    if (asked.path === paths.favicon) return (await files.favicon(site)) ?? notices.notFound(visit)
    // For now: once the site is open again its other addresses are worth asking for.
    if (servingOf(site) === 'cover' && asked.path !== '/') return redirectTo('/', 302)
    const moved = await findMovedItem(kinds, site, asked.path)
    if (moved !== null) return redirectTo(moved + asked.query)
    const url = await findPageOfItem(site, asked)
    return url === null ? notices.notFound(visit) : answer({ ...visit, url })
  }

  /** The address of the page whose gallery the last segment names a slide of, or null. */
  async function findPageOfItem(site: SiteData, { segments, query }: PagePath): Promise<string | null> {
    const name = segments.at(-1)
    const parent = parsePagePath(`/${segments.slice(0, -1).map(encodeURIComponent).join('/')}`)
    const target = name !== undefined && parent ? findTarget(site, parent) : null
    if (target?.kind !== 'page' || name === undefined) return null
    return (await items.has(site.website.id, target.page.id, name)) ? target.path + query : null
  }

  return { answer }
}

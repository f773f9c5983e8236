import { SiteNotice } from '@sitewright/blocks/host-pages/site-notice'
import { iconAddress } from '@sitewright/model/images/icon-sizes'
import { type PagePath, parsePagePath } from '@sitewright/model/pages/addresses/page-path'
import { createPathCache } from '@sitewright/model/pages/path-cache'
import { paths } from '@sitewright/model/routes/paths'
import type { SiteServing } from '@sitewright/model/site/site-status'
import { createElement } from 'react'
import type { CacheBudget } from '../../cache/cache-budget'
import type { CachedHost, PageCache, RenderedPage } from '../../cache/page-cache'
import type { PreparedAnswer } from '../../cache/prepared-answer'
import { readAssets } from '../../content/asset-rows'
import { type LivePage, listLivePages } from '../../content/site-rows'
import type { Website } from '../../hosts/website'
import type { HostPageName } from '../../render/host-pages'
import type { RenderOptions, VisitRenderer } from '../../render/render-visit'
import {
  asComingSoonSite,
  asCoverSite,
  asNoticeSite,
  asUnnamedSite,
  letIntoSite,
  servingOf,
  shownSite,
} from '../../render/shown-site'
import { type SiteData, type SiteDataSource, siteDataTags } from '../../render/site-data'
import { describeManifest } from '../../render/site-icons'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import {
  type CollectionKind,
  type CollectionPlace,
  findCollectionAbove,
  findKindOf,
  type ListedAddress,
} from './collection-kind'
import { findMovedItem } from './find-moved-item'
import { findTarget, type Target } from './find-target'
import { createPageItems } from './page-items'
import type { SiteGate } from './site-gate'
import { isListed, renderRobots, renderSitemap } from './sitemap'

interface Visit {
  readonly website: Website
  readonly host: CachedHost
  /** The target of the request line. */
  readonly url: string
  /** Tells who sees a site that is not open. */
  readonly cookies: string | undefined
}

export type VisitAnswer =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'page'; readonly answer: PreparedAnswer }
  /** Different for each visitor, and so nothing that could be kept. */
  | { readonly kind: 'site-locked' }
  | { readonly kind: 'locked'; readonly page: LivePage; readonly path: string; readonly render: LockedRender }

/** The content, for who may see it. */
export type LockedRender = (options: Omit<RenderOptions, 'path'>) => Promise<RenderedPage>

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

type PageTarget = Extract<Target, { kind: 'page' }>

/** A page, or another view of it. */
interface ShownView {
  readonly page: LivePage
  readonly path: string
  /** It is kept under this one. */
  readonly address: string
  render(site: SiteData, page: LivePage, options: RenderOptions): Promise<RenderedPage>
}

/** Thrown, because what is returned is kept. */
class LockedMeanwhile extends Error {
  readonly page: LivePage
  constructor(page: LivePage) {
    super('the page is not for everybody any more')
    this.page = page
  }
}

/** The page has gone, or shows something else, since it was asked for. */
class ChangedMeanwhile extends Error {}

/** Kept under a name that no address can have: a flood of made-up addresses takes no memory. */
const notFoundKey = 'not found'
const noticeKey = 'notice'
const comingSoonKey = 'coming soon'

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
function createSiteVisits(parts: SiteVisitParts): Pick<Visits, 'answer'> {
  const { cache, siteData, renderer, database, kinds, items, addresses } = parts

  /** The address of the page whose gallery the last segment names a slide of, or null. */
  async function findPageOfItem(site: SiteData, { segments, query }: PagePath): Promise<string | null> {
    const name = segments.at(-1)
    const parent = parsePagePath(`/${segments.slice(0, -1).map(encodeURIComponent).join('/')}`)
    const target = name !== undefined && parent ? findTarget(site, parent) : null
    if (target?.kind !== 'page' || name === undefined) return null
    return (await items.has(site.website.id, target.page.id, name)) ? target.path + query : null
  }
  async function showNotFound(visit: Visit): Promise<VisitAnswer> {
    const { website, host } = visit
    const options = { path: '', hasOwnerCode: true }
    const answer = await cache.load(host, notFoundKey, async () => {
      const site = shownSite(await siteData.load(website))
      return site === null ? renderNotice(visit) : renderer.renderHostPage(site, 'notFound', options)
    })
    return { kind: 'page', answer }
  }

  async function renderNotice({ website }: Visit) {
    const site = await siteData.load(website)
    const serving = servingOf(site)
    const name = noticeNames[serving]
    const { heading, text } = site.texts.pages[name]
    const shown = serving === 'private' ? asUnnamedSite(site) : asNoticeSite(site)
    return renderer.renderHostPage(shown, name, {
      path: '',
      hasOwnerCode: false,
      isBare: true,
      content: createElement(SiteNotice, {
        siteTitle: serving === 'private' ? null : site.settings.title,
        heading,
        text,
        wayIn: findWayIn(site),
      }),
    })
  }

  async function showNotice(visit: Visit): Promise<VisitAnswer> {
    return { kind: 'page', answer: await cache.load(visit.host, noticeKey, () => renderNotice(visit)) }
  }

  /** Every address leads to the one page that there is. */
  async function showComingSoon(visit: Visit, { path }: PagePath): Promise<VisitAnswer> {
    if (path !== '/') return redirectTo('/', 302)
    const answer = await cache.load(visit.host, comingSoonKey, async () => {
      const site = await siteData.load(visit.website)
      const shown = asComingSoonSite(site)
      const [page] = shown.pages
      const options = { path: '/', hasOwnerCode: true }
      if (servingOf(site) !== 'coming-soon') return renderNotice(visit)
      if (page !== undefined) return renderer.renderLivePage(shown, page, options)
      const { heading, text } = site.texts.pages.comingSoon
      const content = createElement(SiteNotice, { siteTitle: site.settings.title, heading, text, wayIn: null })
      return renderer.renderHostPage(shown, 'comingSoon', { ...options, isBare: true, content })
    })
    return { kind: 'page', answer }
  }

  async function showSitemap({ website, host }: Visit): Promise<VisitAnswer> {
    const answer = await cache.load(host, paths.sitemap, async () => {
      const site = await siteData.load(website)
      if (servingOf(site) === 'cover') return renderSitemap(site, asCoverSite(site).pages, [])
      const { pages, items, tags } = await database.site(website.id, async (tx) => {
        const live = await listLivePages(tx, website.id)
        return { pages: live, ...(await listItems(tx, site, live)) }
      })
      const sitemap = renderSitemap(site, pages, items)
      return { ...sitemap, tags: [...sitemap.tags, ...tags] }
    })
    return { kind: 'page', answer }
  }

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

  async function showRobots({ website, host }: Visit): Promise<VisitAnswer> {
    const answer = await cache.load(host, paths.robots, async () => renderRobots(await siteData.load(website)))
    return { kind: 'page', answer }
  }

  async function showManifest(visit: Visit): Promise<VisitAnswer> {
    const answer = await cache.load(visit.host, paths.manifest, async () => {
      const site = await siteData.load(visit.website)
      const icon = await findIcon(site)
      const tags = [...siteDataTags, ...(icon ? [`asset:${icon.id}`] : [])]
      const body = JSON.stringify(describeManifest(site, icon))
      return { status: 200, contentType: 'application/manifest+json; charset=utf-8', body, tags }
    })
    return { kind: 'page', answer }
  }

  async function findIcon(site: SiteData) {
    const { faviconId } = site.settings
    if (faviconId === null) return undefined
    const [icon] = await database.site(site.website.id, (tx) => readAssets(tx, site.website.id, [faviconId]))
    return icon
  }

  async function showFavicon(site: SiteData, visit: Visit): Promise<VisitAnswer> {
    const icon = await findIcon(site)
    return icon
      ? { kind: 'redirect', status: 302, location: icon.hasWidths ? iconAddress(icon.address, 32) : icon.address }
      : showNotFound(visit)
  }

  /** Renders and keeps a view of a page. What was asked for before a change may arrive after it, and must not be kept. */
  async function showKept(visit: Visit, shown: ShownView): Promise<VisitAnswer> {
    const { page, path } = shown
    async function renderCurrent(options: Omit<RenderOptions, 'path'>, mayBeLocked: boolean): Promise<RenderedPage> {
      const current = shownSite(await siteData.load(visit.website))
      if (current === null) return renderNotice(visit)
      const now = current.pages.find((it) => it.id === page.id)
      if (now === undefined) throw new ChangedMeanwhile()
      if (!mayBeLocked && now.settings.access !== 'public') throw new LockedMeanwhile(now)
      return shown.render(current, now, { path, ...options })
    }
    const lockedTo = (locked: LivePage): VisitAnswer => ({
      kind: 'locked',
      page: locked,
      path,
      render: (options) => renderCurrent(options, true),
    })
    if (page.settings.access !== 'public') return lockedTo(page)
    try {
      const answer = await cache.load(visit.host, shown.address, () => renderCurrent({ hasOwnerCode: true }, false))
      return { kind: 'page', answer }
    } catch (error) {
      if (error instanceof LockedMeanwhile) return lockedTo(error.page)
      if (error instanceof ChangedMeanwhile) return showNotFound(visit)
      throw error
    }
  }

  /** A view of a collection, or where it is; null where there is nothing. */
  async function showCollection(visit: Visit, site: SiteData, place: CollectionPlace, asked: PagePath) {
    const { kind, page, below } = place
    const found = await kind.find({ site, page, below, query: new URLSearchParams(asked.query) })
    if (found === null || found.kind === 'redirect') return found
    if (!asked.isCanonical) return redirectTo(asked.path + asked.query)
    return showKept(visit, {
      page,
      path: asked.path,
      address: found.address,
      async render(current, now, options) {
        const rendered = await found.render(current, now, options)
        if (rendered === null) throw new ChangedMeanwhile()
        return rendered
      },
    })
  }

  async function showBelow(visit: Visit, site: SiteData, asked: PagePath): Promise<VisitAnswer | null> {
    const place = findCollectionAbove(kinds, site, asked.path)
    return place && showCollection(visit, site, place, asked)
  }

  async function showPage(visit: Visit, site: SiteData, { page, path }: PageTarget, asked: PagePath) {
    const kind = findKindOf(kinds, page)
    const answer = kind && (await showCollection(visit, site, { kind, page, below: [] }, asked))
    return answer ?? showKept(visit, { page, path, address: path, render: renderer.renderLivePage })
  }

  /** Where nothing has this address. */
  async function showInstead(visit: Visit, site: SiteData, asked: PagePath): Promise<VisitAnswer> {
    if (asked.path === paths.favicon) return showFavicon(site, visit)
    // For now: once the site is open again its other addresses are worth asking for.
    if (servingOf(site) === 'cover' && asked.path !== '/') return redirectTo('/', 302)
    const moved = await findMovedItem(kinds, site, asked.path)
    if (moved !== null) return redirectTo(moved + asked.query)
    const url = await findPageOfItem(site, asked)
    return url === null ? showNotFound(visit) : visits.answer({ ...visit, url })
  }

  const visits: Pick<Visits, 'answer'> = {
    async answer(visit) {
      const asked = addresses.parse(visit.url)
      if (asked === null) return showNotFound(visit)
      if (asked.path === paths.sitemap) return showSitemap(visit)
      if (asked.path === paths.robots) return showRobots(visit)
      const whole = await siteData.load(visit.website)
      const serving = servingOf(whole)
      if (serving === 'password') return { kind: 'site-locked' }
      if (serving === 'coming-soon') return showComingSoon(visit, asked)
      const site = shownSite(whole)
      if (site === null) return showNotice(visit)
      if (asked.path === paths.manifest) return showManifest(visit)
      const target = findTarget(site, asked)
      if (target.kind === 'page') return showPage(visit, site, target, asked)
      const below = serving === 'site' ? await showBelow(visit, site, asked) : null
      if (below !== null) return below
      return target.kind === 'redirect' ? target : showInstead(visit, site, asked)
    },
  }
  return visits
}

/** What stands in the place of a site, by how it is served; a site that opened meanwhile lacks the page that was asked for. */
const noticeNames = {
  site: 'notFound',
  cover: 'notFound',
  'coming-soon': 'comingSoon',
  password: 'siteLock',
  private: 'private',
  parked: 'parked',
  expired: 'expired',
  removed: 'removed',
} as const satisfies Record<SiteServing, HostPageName>

/** Where who works on the site can sign in, where that helps. */
function findWayIn(site: SiteData) {
  const { builtInAddress } = site.addresses
  const serving = servingOf(site)
  if (serving !== 'expired' && serving !== 'private') return null
  const { question, signIn } = site.texts.lock[serving]
  return {
    question,
    label: signIn,
    href: `${builtInAddress}${serving === 'expired' ? paths.config : paths.configVisit}`,
  }
}

function redirectTo(location: string, status = 301): VisitAnswer {
  return { kind: 'redirect', status, location }
}

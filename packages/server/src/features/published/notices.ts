import { SiteNotice } from '@sitewright/blocks/host-pages/site-notice'
import type { PagePath } from '@sitewright/model/pages/addresses/page-path'
import { paths } from '@sitewright/model/routes/paths'
import type { SiteServing } from '@sitewright/model/site/site-status'
import { createElement } from 'react'
import type { PageCache } from '../../cache/page-cache'
import type { HostPageName } from '../../render/host-pages'
import type { VisitRenderer } from '../../render/render-visit'
import { asComingSoonSite, asNoticeSite, asUnnamedSite, servingOf, shownSite } from '../../render/shown-site'
import type { SiteData, SiteDataSource } from '../../render/site-data'
import { redirectTo, type Visit, type VisitAnswer } from './visit'

interface NoticeParts {
  readonly cache: Pick<PageCache, 'load'>
  readonly siteData: SiteDataSource
  readonly renderer: VisitRenderer
}

/** Kept under a name that no address can have: a flood of made-up addresses takes no memory. */
const notFoundKey = 'not found'
const noticeKey = 'notice'
const comingSoonKey = 'coming soon'

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

export type Notices = ReturnType<typeof createNotices>

/** What is shown where there is no page, or no site to see. */
export function createNotices({ cache, siteData, renderer }: NoticeParts) {
  async function render({ website }: Visit) {
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

  async function renderComingSoon(visit: Visit) {
    const site = await siteData.load(visit.website)
    if (servingOf(site) !== 'coming-soon') return render(visit)
    const shown = asComingSoonSite(site)
    const [page] = shown.pages
    const options = { path: '/', hasOwnerCode: true }
    if (page !== undefined) return renderer.renderLivePage(shown, page, options)
    const { heading, text } = site.texts.pages.comingSoon
    const content = createElement(SiteNotice, { siteTitle: site.settings.title, heading, text, wayIn: null })
    return renderer.renderHostPage(shown, 'comingSoon', { ...options, isBare: true, content })
  }

  return {
    render,

    async notFound(visit: Visit): Promise<VisitAnswer> {
      const options = { path: '', hasOwnerCode: true }
      const answer = await cache.load(visit.host, notFoundKey, async () => {
        const site = shownSite(await siteData.load(visit.website))
        return site === null ? render(visit) : renderer.renderHostPage(site, 'notFound', options)
      })
      return { kind: 'page', answer }
    },

    async insteadOfSite(visit: Visit): Promise<VisitAnswer> {
      return { kind: 'page', answer: await cache.load(visit.host, noticeKey, () => render(visit)) }
    },

    /** Every address leads to the one page that there is. */
    async comingSoon(visit: Visit, { path }: PagePath): Promise<VisitAnswer> {
      if (path !== '/') return redirectTo('/', 302)
      return { kind: 'page', answer: await cache.load(visit.host, comingSoonKey, () => renderComingSoon(visit)) }
    },
  }
}

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

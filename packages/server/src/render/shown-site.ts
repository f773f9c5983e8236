import { siteHeaderFooter } from '@sitewright/model/header-footer/site-header-footer'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { siteSettings } from '@sitewright/model/site/settings'
import { decideServing, type SiteServing, siteStatusRules } from '@sitewright/model/site/site-status'
import type { LivePage } from '../content/site-rows'
import { readSiteOverlays } from './overlays/site-overlays'
import type { SiteData, SiteDataSource } from './site-data'

export function servingOf({ standing, isLetIn }: Pick<SiteData, 'standing' | 'isLetIn'>): SiteServing {
  return decideServing(standing, isLetIn)
}

/** The site for who may see it although it is not open. */
export function letIntoSite(site: SiteData): SiteData {
  return { ...site, isLetIn: true }
}

/** Whether search engines may list anything of the site. */
export function isOpenToSearch({ standing }: Pick<SiteData, 'standing'>): boolean {
  const serving = decideServing(standing)
  return siteStatusRules[standing.status].isIndexed && (serving === 'site' || serving === 'cover')
}

/** The site as its visitors know it; null where a notice takes its place. */
export function shownSite(site: SiteData): SiteData | null {
  const serving = servingOf(site)
  if (serving === 'site') return site
  return serving === 'cover' ? asCoverSite(site) : null
}

/** Whether visitors can buy something. */
export function hasStorePage({ pages }: Pick<SiteData, 'pages'>): boolean {
  return pages.some(({ settings }) => settings.kind === 'store')
}

/** The page that stands for the whole site: the home page, unless another page is made as a cover and it is not. */
function findCover({ pages, homepageId }: SiteData): LivePage | undefined {
  const content = pages.filter(({ settings }) => hasContent(settings))
  const home = content.find(({ id }) => id === homepageId)
  if (home?.settings.layout === 'cover') return home
  const isCover = ({ settings }: LivePage) => settings.layout === 'cover' && settings.access === 'public'
  return content.find(isCover) ?? home
}

/** The site as its visitors know it while it shows its cover page alone: no other page, menu, search or old address. */
export function asCoverSite(site: SiteData): SiteData {
  const found = findCover(site)
  const cover = found && { ...found, settings: { ...found.settings, layout: 'cover' as const } }
  return {
    ...site,
    pages: cover ? [cover] : [],
    homepageId: cover?.id ?? null,
    pagesBySlug: new Map(cover ? [[cover.settings.slug, cover]] : []),
    redirects: new Map(),
    matchMapping: () => null,
  }
}

/** The site with nothing but its name and its look, for a notice in its place. */
export function asNoticeSite(site: SiteData): SiteData {
  const { settings } = site
  return {
    ...asCoverSite({ ...site, pages: [], homepageId: null }),
    settings: { ...settings, tagline: '', description: '', socialImageId: null, socialAccounts: [] },
    overlays: readSiteOverlays(new Map(), { isPaidSite: true }),
    headerFooter: siteHeaderFooter.parse({}),
  }
}

/** For pages that work while the site is not open, such as the end of a subscription: they show nothing of the others. */
export function withoutHiddenPages(siteData: SiteDataSource): SiteDataSource {
  return {
    async load(website) {
      const site = await siteData.load(website)
      return shownSite(site) ?? asNoticeSite(site)
    },
  }
}

/** A site that nobody shall know of has no name either. */
export function asUnnamedSite(site: SiteData): SiteData {
  const notice = asNoticeSite(site)
  const { titleFormats } = siteSettings.parse({ title: site.texts.pages.private.heading })
  return {
    ...notice,
    settings: {
      ...notice.settings,
      title: site.texts.pages.private.heading,
      titleFormats: { ...titleFormats, page: '%p' },
      faviconId: null,
    },
  }
}

/** The site as its visitors know it until it opens: the owner's page for that, or nothing but its name and its look. */
export function asComingSoonSite(site: SiteData): SiteData {
  const { cookieBanner } = site.overlays
  const notice = asNoticeSite(site)
  const overlays = { ...notice.overlays, cookieBanner }
  const page = site.ownPages.comingSoon
  if (page === undefined) return { ...notice, overlays }
  const settings = { ...page.settings, layout: 'cover' as const, access: 'public' as const }
  const shown = { ...page, settings }
  return { ...notice, settings: site.settings, overlays, pages: [shown], homepageId: page.id, pagesBySlug: new Map() }
}

import { addressOfPage } from '@sitewright/model/pages/addresses/page-path'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { paths } from '@sitewright/model/routes/paths'
import { isSpecialPage } from '@sitewright/model/site/special-pages'
import type { RenderedPage } from '../../cache/page-cache'
import { sitemapTag } from '../../content/cache-tags'
import type { LivePage } from '../../content/site-rows'
import { isOpenToSearch } from '../../render/shown-site'
import type { SiteData } from '../../render/site-data'
import { siteDataTags } from '../../render/site-data'
import type { ListedAddress } from './collection-kind'

/** A sitemap may hold so many. */
const maxEntries = 50_000

/** Published, public, and not marked noindex. */
export function isListed(site: Pick<SiteData, 'standing' | 'settings'>, { id, settings }: LivePage): boolean {
  return (
    isOpenToSearch(site) &&
    !isSpecialPage(site.settings, id) &&
    hasContent(settings) &&
    settings.access === 'public' &&
    !settings.noindex
  )
}

/** Pages that search engines may list: published, public, and not marked noindex. */
export function renderSitemap(
  site: Pick<SiteData, 'origin' | 'homepageId' | 'standing' | 'settings'>,
  pages: readonly LivePage[],
  items: readonly ListedAddress[],
): RenderedPage {
  const listed = pages
    .filter((page) => isListed(site, page))
    .map((page) => ({
      path: addressOfPage(page.settings.slug, page.id === site.homepageId),
      changedAt: page.publishedAt,
    }))
  const entries = [...listed, ...items]
    .slice(0, maxEntries)
    .map(
      ({ path, changedAt }) =>
        `<url><loc>${escapeXml(site.origin + path)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
    )
  return {
    status: 200,
    contentType: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
    tags: [...siteDataTags, sitemapTag],
  }
}

export function renderRobots(site: Pick<SiteData, 'origin' | 'standing'>): RenderedPage {
  const open = ['Disallow: /config/', 'Disallow: /api/', `Sitemap: ${site.origin}${paths.sitemap}`]
  const lines = ['User-agent: *', ...(isOpenToSearch(site) ? open : ['Disallow: /'])]
  return {
    status: 200,
    contentType: 'text/plain; charset=utf-8',
    body: `${lines.join('\n')}\n`,
    tags: [...siteDataTags],
  }
}

const xmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => xmlEscapes[character] ?? character)
}

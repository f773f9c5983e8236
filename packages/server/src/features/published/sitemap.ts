import { addressOfPage } from '@sitewright/model/pages/addresses/page-path'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { isSpecialPage } from '@sitewright/model/site/special-pages'
import type { RenderedPage } from '../../cache/page-cache'
import { sitemapTag } from '../../content/cache-tags'
import type { LivePage } from '../../content/site-rows'
import { isOpenToSearch } from '../../render/shown-site'
import type { SiteData } from '../../render/site-data'
import { siteDataTags } from '../../render/site-data'
import type { ListedAddress } from './collection-kind'

const plainText = 'text/plain; charset=utf-8'

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

type MappedSite = Pick<SiteData, 'origin' | 'homepageId' | 'standing' | 'settings'>

/** Which part of a sitemap is at an address: 0 is the whole of it, or the list of its parts. Null where none is. */
export function sitemapPartAt(path: string): number | null {
  if (path === paths.sitemap) return 0
  const part = /^\/sitemap\/([1-9]\d?)$/.exec(path)?.[1]
  return part === undefined ? null : Number(part)
}

/** Pages and items that search engines may list: published, public, and not marked noindex. */
export function renderSitemap(
  site: MappedSite,
  addresses: { readonly pages: readonly LivePage[]; readonly items: readonly ListedAddress[] },
  part: number,
): RenderedPage {
  const listed = addresses.pages
    .filter((page) => isListed(site, page))
    .map(
      (page): ListedAddress => ({
        path: addressOfPage(page.settings.slug, page.id === site.homepageId),
        changedAt: page.publishedAt,
      }),
    )
  const all = [...listed, ...addresses.items]
  const count = Math.ceil(all.length / maxEntries)
  if (part === 0 && count > 1) return asSitemap(writeIndex(site, all, count))
  const shown = all.slice(Math.max(0, part - 1) * maxEntries, Math.max(1, part) * maxEntries)
  if (part > 0 && (count < 2 || shown.length === 0))
    return { ...asSitemap(''), status: 404, contentType: plainText, body: '' }
  const entries = shown.map((entry) => writeEntry(site, entry)).join('')
  return asSitemap(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${entries}</urlset>`,
  )
}

function writeEntry({ origin }: MappedSite, { path, changedAt, pictures = [] }: ListedAddress): string {
  const images = pictures.map((it) => `<image:image><image:loc>${escapeXml(origin + it)}</image:loc></image:image>`)
  return `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${changedAt.toISOString()}</lastmod>${images.join('')}</url>`
}

function writeIndex({ origin }: MappedSite, all: readonly ListedAddress[], count: number): string {
  const parts = Array.from({ length: count }, (_, index) => {
    const entries = all.slice(index * maxEntries, (index + 1) * maxEntries)
    const changedAt = new Date(entries.reduce((latest, it) => Math.max(latest, it.changedAt.getTime()), 0))
    const address = escapeXml(origin + fillPath(paths.sitemapPart, { part: String(index + 1) }))
    return `<sitemap><loc>${address}</loc><lastmod>${changedAt.toISOString()}</lastmod></sitemap>`
  })
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts.join('')}</sitemapindex>`
}

function asSitemap(body: string): RenderedPage {
  return {
    status: 200,
    contentType: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`,
    tags: [...siteDataTags, sitemapTag],
  }
}

export function renderRobots(site: Pick<SiteData, 'origin' | 'standing'>): RenderedPage {
  const open = ['Disallow: /config/', 'Disallow: /api/', `Sitemap: ${site.origin}${paths.sitemap}`]
  const lines = ['User-agent: *', ...(isOpenToSearch(site) ? open : ['Disallow: /'])]
  return {
    status: 200,
    contentType: plainText,
    body: `${lines.join('\n')}\n`,
    tags: [...siteDataTags],
  }
}

const xmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => xmlEscapes[character] ?? character)
}

import { addressOfPage } from '@sitewright/model/pages/page-path'
import { places } from '@sitewright/model/routes/places'
import type { RenderedPage } from '../../cache/page-cache'
import type { SiteData } from '../../render/site-data'
import { siteDataTags } from '../../render/site-data'
import type { LivePage } from '../../render/site-rows'
import { sitemapTag } from '../pages/page-context'

/** Pages that search engines may list: published, public, and not marked noindex. */
export function renderSitemap(site: Pick<SiteData, 'origin' | 'homepageId'>, pages: readonly LivePage[]): RenderedPage {
  const listed = pages.filter(
    ({ settings }) => settings.kind === 'page' && settings.access === 'public' && !settings.noindex,
  )
  const entries = listed.map((page) => {
    const address = site.origin + addressOfPage(page.settings.slug, page.id === site.homepageId)
    return `<url><loc>${escapeXml(address)}</loc><lastmod>${page.publishedAt.toISOString()}</lastmod></url>`
  })
  return {
    status: 200,
    contentType: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
    tags: [...siteDataTags, sitemapTag],
  }
}

export function renderRobots(site: Pick<SiteData, 'origin'>): RenderedPage {
  const lines = ['User-agent: *', 'Disallow: /config/', 'Disallow: /api/', `Sitemap: ${site.origin}${places.sitemap}`]
  return {
    status: 200,
    contentType: 'text/plain; charset=utf-8',
    body: `${lines.join('\n')}\n`,
    tags: [...siteDataTags],
  }
}

const xmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => xmlEscapes[character] ?? character)
}

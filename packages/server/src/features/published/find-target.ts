import { addressOfPage, type PagePath } from '@sitewright/model/pages/addresses/page-path'
import { hasContent } from '@sitewright/model/pages/page-settings'
import type { LivePage } from '../../content/site-rows'
import type { SiteData } from '../../render/site-data'

export type Target =
  | { readonly kind: 'page'; readonly page: LivePage; readonly path: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'nothing' }

/**
 * What is at an address of a site. A live page comes before the owner's mappings, and those before the redirects that
 * renamed pages left. Another spelling of a page's address leads to the right one.
 */
export function findTarget(site: SiteData, asked: PagePath): Target {
  const page = findPageAt(site, asked.path)
  if (page !== undefined) {
    const path = addressOfPage(page.settings.slug, page.id === site.homepageId)
    if (path === asked.path && asked.isCanonical) return pageTarget(site, page, path)
    return { kind: 'redirect', status: 301, location: path + asked.query }
  }
  const mapped = site.matchMapping(asked.segments)
  if (mapped !== null)
    return { kind: 'redirect', status: mapped.status, location: keepQuery(mapped.location, asked.query) }
  const renamed = site.redirects.get(asked.path)
  const newPage = renamed && findPageAt(site, renamed.to)
  if (renamed === undefined || newPage === undefined) return { kind: 'nothing' }
  const location = addressOfPage(newPage.settings.slug, newPage.id === site.homepageId)
  return { kind: 'redirect', status: renamed.status, location: location + asked.query }
}

function findPageAt(site: SiteData, path: string): LivePage | undefined {
  if (path === '/') return site.pages.find((page) => page.id === site.homepageId)
  return site.pagesBySlug.get(path.slice(1))
}

/** Links lead where their owner says; folders to their first page. */
function pageTarget(site: SiteData, page: LivePage, path: string): Target {
  const { kind, linkTarget } = page.settings
  if (hasContent(page.settings)) return { kind: 'page', page, path }
  if (kind === 'link') return leadTo(linkTarget, path)
  const first = site.pages.find((child) => child.settings.parentId === page.id && hasContent(child.settings))
  return leadTo(first ? addressOfPage(first.settings.slug, first.id === site.homepageId) : '', path)
}

function leadTo(location: string, from: string): Target {
  const isWebAddress = /^https?:\/\//i.test(location) || /^\/(?![/\\])/.test(location)
  return isWebAddress && location !== from ? { kind: 'redirect', status: 302, location } : { kind: 'nothing' }
}

function keepQuery(location: string, query: string): string {
  return query === '' || /[?#]/.test(location) ? location : location + query
}

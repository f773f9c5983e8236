import { siteCss } from '@sitewright/blocks/styles/site-css'
import { type MemberSettings, memberSettings } from '@sitewright/model/accounts/members'
import { formSettings } from '@sitewright/model/forms/inbox'
import { buildPageTree, flattenTree } from '@sitewright/model/pages/page-tree'
import { upgradePage } from '@sitewright/model/pages/upgrades'
import { createUrlMatcher, type UrlMatcher } from '@sitewright/model/pages/url-mapping-match'
import { parseUrlMappings } from '@sitewright/model/pages/url-mappings'
import { type SiteHeaderFooter, siteHeaderFooter } from '@sitewright/model/site/header-footer'
import { type SiteSettings, siteSettings } from '@sitewright/model/site/settings'
import { type SiteStyles, siteStyles } from '@sitewright/model/site/styles'
import { createTaggedCache } from '../cache/tagged-cache'
import { overlayDocumentNames, readSiteOverlays, type SiteOverlays } from '../features/overlays/site-overlays'
import { listRedirects, type Redirect } from '../features/pages/redirect-rows'
import { builtInAddress, domainAddress, platformAddress } from '../hosts/host-names'
import type { Website } from '../http/endpoint'
import type { Services } from '../services'
import { findOwnDomain, type LivePage, listLivePages, readDocumentBodies } from './site-rows'

/** What all pages of a site share, read once and kept until the site changes. */
export interface SiteData {
  readonly website: Pick<Website, 'id' | 'identifier'>
  /** Scheme, host and port of the address that search engines should know. */
  readonly origin: string
  readonly addresses: SiteAddresses
  readonly settings: SiteSettings
  readonly styles: SiteStyles
  readonly css: string
  readonly headerFooter: SiteHeaderFooter
  readonly overlays: SiteOverlays
  /** Public key of the captcha service; empty where the site has none. */
  readonly recaptchaKey: string
  readonly members: MemberSettings
  /** Published pages in the order of the page tree. */
  readonly pages: readonly LivePage[]
  readonly homepageId: string | null
  readonly pagesBySlug: ReadonlyMap<string, LivePage>
  readonly redirects: ReadonlyMap<string, Redirect>
  readonly matchMapping: UrlMatcher
}

/** Where owners sign in and where accounts are made; a domain of the site's own has neither. */
interface SiteAddresses {
  readonly builtInAddress: string
  readonly platformAddress: string
}

/** Cache tags of changes that make this wrong. */
export const siteDataTags = [
  'settings',
  'styles',
  'header-footer',
  'url-mappings',
  'navigation',
  'hosts',
  'forms',
  'members',
  ...overlayDocumentNames,
] as const

export interface SiteDataSource {
  load(website: Pick<Website, 'id' | 'identifier'>): Promise<SiteData>
}

const maxBytes = 64 * 1024 * 1024

export function createSiteDataSource({ database, settings }: Pick<Services, 'database' | 'settings'>): SiteDataSource {
  const cache = createTaggedCache<SiteData>(maxBytes)
  database.onChange(cache.drop)
  database.onMissedChanges(cache.dropAll)
  return {
    load: (website) =>
      cache.load(website.id, 'site', async () => {
        const domain = await database.platform((tx) => findOwnDomain(tx, website.id))
        const stored = await database.site(website.id, async (tx) => ({
          bodies: await readDocumentBodies(tx, website.id),
          pages: await listLivePages(tx, website.id),
          redirects: await listRedirects(tx, website.id),
        }))
        const addresses = {
          builtInAddress: builtInAddress(settings, website.identifier),
          platformAddress: platformAddress(settings),
        }
        const origin = domain === null ? addresses.builtInAddress : domainAddress(settings, domain)
        const value = toSiteData({ website, origin, addresses, ...stored })
        return { value, tags: siteDataTags, bytes: estimateBytes(value, stored.bodies) }
      }),
  }
}

interface Stored {
  readonly website: Pick<Website, 'id' | 'identifier'>
  readonly origin: string
  readonly addresses: SiteAddresses
  readonly bodies: ReadonlyMap<string, unknown>
  readonly pages: readonly LivePage[]
  readonly redirects: readonly Redirect[]
}

export function toSiteData({ website, origin, addresses, bodies, pages, redirects }: Stored): SiteData {
  const settings = siteSettings.parse(bodies.get('settings') ?? { title: 'My site' })
  const styles = siteStyles.parse(bodies.get('styles') ?? {})
  const mappings = (bodies.get('url-mappings') as { lines?: string } | undefined)?.lines ?? ''
  const ordered = flattenTree(buildPageTree(pages))
  const { id, identifier } = website
  return {
    website: { id, identifier },
    origin,
    addresses,
    settings,
    styles,
    css: siteCss(styles),
    headerFooter: readHeaderFooter(bodies.get('header-footer')),
    overlays: readSiteOverlays(bodies),
    recaptchaKey: readRecaptchaKey(bodies.get('forms')),
    members: memberSettings.parse(bodies.get('members') ?? {}),
    pages: ordered,
    homepageId: findHome(ordered, settings.homepageId),
    pagesBySlug: new Map(pages.map((page) => [page.settings.slug, page])),
    redirects: new Map(redirects.map((redirect) => [redirect.from, redirect])),
    matchMapping: createUrlMatcher(parseUrlMappings(mappings).mappings),
  }
}

/** A site whose home page is missing shows its first page rather than nothing. */
function findHome(pages: readonly LivePage[], homepageId: string | null): string | null {
  const content = pages.filter((page) => page.settings.kind === 'page')
  return (content.find((page) => page.id === homepageId) ?? content[0])?.id ?? null
}

function readHeaderFooter(body: unknown): SiteHeaderFooter {
  const stored = (body ?? {}) as { footer?: unknown }
  return siteHeaderFooter.parse(
    stored.footer === undefined ? stored : { ...stored, footer: upgradePage(stored.footer) },
  )
}

/** Its captcha is shown only where the answer can be checked, too. */
function readRecaptchaKey(body: unknown): string {
  const { data } = formSettings.safeParse(body ?? {})
  return data?.recaptchaSecretKey ? data.recaptchaSiteKey : ''
}

function estimateBytes(site: SiteData, bodies: ReadonlyMap<string, unknown>): number {
  const documents = [...bodies.values()].reduce<number>((sum, body) => sum + JSON.stringify(body).length * 4, 0)
  const code = site.pages.reduce(
    (sum, { settings: { codeInjection: it } }) => sum + it.header.length + it.footer.length,
    0,
  )
  return documents + site.css.length * 2 + code * 2 + site.pages.length * 2000 + site.redirects.size * 400 + 10_000
}

import { siteCss } from '@sitewright/blocks/styles/site-css'
import type { MemberSettings } from '@sitewright/model/accounts/members'
import type { Author } from '@sitewright/model/collections/answers/author'
import type { CommentSettings } from '@sitewright/model/comments/comment-settings'
import type { DeliverySettings } from '@sitewright/model/commerce/selling/delivery'
import type { TaxSettings } from '@sitewright/model/commerce/selling/tax'
import type { StoreSettings } from '@sitewright/model/commerce/store/store-settings'
import { type Experiments, experimentContext } from '@sitewright/model/experiments/context'
import { formSettings } from '@sitewright/model/forms/inbox'
import type { SiteHeaderFooter } from '@sitewright/model/header-footer/site-header-footer'
import { createUrlMatcher, type UrlMatcher } from '@sitewright/model/pages/addresses/url-mapping-match'
import { parseUrlMappings } from '@sitewright/model/pages/addresses/url-mappings'
import { urlMappingsDocument } from '@sitewright/model/pages/addresses/url-mappings-document'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { buildPageTree, flattenTree } from '@sitewright/model/pages/page-tree'
import { newSiteVersion, siteStatuses, siteTypes } from '@sitewright/model/reference/sites'
import type { SiteSettings } from '@sitewright/model/site/settings'
import { type SiteStanding, siteStatusRules } from '@sitewright/model/site/site-status'
import { isSpecialPage, type SpecialPlace, specialPlaces } from '@sitewright/model/site/special-pages'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { siteDocumentNames } from '@sitewright/model/site-documents/site-documents'
import { textsFor } from '@sitewright/model/visitor-texts/texts-for'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { z } from 'zod'
import { cacheBytes } from '../cache/cache-budget'
import { createTaggedCache } from '../cache/tagged-cache'
import { redirectsTag, standingTag } from '../content/cache-tags'
import { readStoredDocument } from '../content/documents'
import { listRedirects, type Redirect } from '../content/redirect-rows'
import { findOwnDomain, type LivePage, listLivePages, readDocumentBodies } from '../content/site-rows'
import { readStanding, type StoredStanding } from '../content/standing-rows'
import type { Settings } from '../ground/settings'
import { builtInAddress, domainAddress, panelAddress, platformAddress } from '../hosts/host-names'
import type { Website } from '../hosts/website'
import type { Database } from '../storage/database'
import { readSiteOverlays, type SiteOverlays } from './overlays/site-overlays'

/** What all pages of a site share, read once and kept until the site changes. */
export interface SiteData {
  readonly website: Pick<Website, 'id' | 'identifier'>
  /** Scheme, host and port of the address that search engines should know. */
  readonly origin: string
  readonly addresses: SiteAddresses
  readonly settings: SiteSettings
  /** What the site says to its visitors, in its language. */
  readonly texts: VisitorTexts
  readonly styles: SiteStyles
  readonly css: string
  readonly headerFooter: SiteHeaderFooter
  readonly overlays: SiteOverlays
  readonly standing: SiteStanding
  /** For somebody who may see the site although it is not open. */
  readonly isLetIn?: true
  readonly experiments: Experiments
  /** Public key of the captcha service; empty where the site has none. */
  readonly recaptchaKey: string
  readonly comments: CommentSettings
  readonly members: MemberSettings
  /** Who writes for the site. */
  readonly authors: readonly Author[]
  readonly store: StoreSettings
  readonly delivery: DeliverySettings
  readonly tax: TaxSettings
  /** Published pages that stand in the place of those of the host; they are at no address of their own. */
  readonly ownPages: OwnPages
  /** The others in the order of the page tree. */
  readonly pages: readonly LivePage[]
  readonly homepageId: string | null
  readonly pagesBySlug: ReadonlyMap<string, LivePage>
  readonly redirects: ReadonlyMap<string, Redirect>
  readonly matchMapping: UrlMatcher
}

/** By what they are for; one that is not published is not there. */
type OwnPages = { readonly [Place in SpecialPlace]?: LivePage }

/** Where owners sign in and where accounts are made; a domain of the site's own has neither. */
interface SiteAddresses {
  readonly builtInAddress: string
  readonly panelAddress: string
  readonly platformAddress: string
}

/** Cache tags of changes that make this wrong. */
export const siteDataTags: readonly string[] = [...siteDocumentNames, 'navigation', 'hosts', standingTag]

export interface SiteDataSource {
  load(website: Pick<Website, 'id' | 'identifier'>): Promise<SiteData>
}

export function createSiteDataSource({
  database,
  settings,
}: {
  readonly database: Database
  readonly settings: Settings
}): SiteDataSource {
  const cache = createTaggedCache<SiteData>(cacheBytes(settings, 'siteData'))
  database.onChange(cache.drop)
  database.onMissedChanges(cache.dropAll)
  return {
    load: (website) =>
      cache.load(website.id, 'site', async () => {
        const { domain, standing } = await database.platform(async (tx) => ({
          domain: await findOwnDomain(tx, website.id),
          standing: await readStanding(tx, website.id),
        }))
        const stored = await database.site(website.id, async (tx) => ({
          bodies: await readDocumentBodies(tx, website.id),
          pages: await listLivePages(tx, website.id),
          redirects: await listRedirects(tx, website.id),
        }))
        const addresses = {
          builtInAddress: builtInAddress(settings, website.identifier),
          panelAddress: panelAddress(settings, website.identifier),
          platformAddress: platformAddress(settings),
        }
        const origin = domain === null ? addresses.builtInAddress : domainAddress(settings, domain)
        const value = toSiteData({ website, origin, addresses, standing: standing ?? newStanding, ...stored })
        return { value, tags: [...siteDataTags, redirectsTag], bytes: estimateBytes(value, stored.bodies) }
      }),
  }
}

/** While a site is made its pages are there before its row. */
const newStanding: StoredStanding = {
  status: siteStatuses.comped,
  type: siteTypes.classic,
  version: newSiteVersion,
  visibility: 'public',
  hasPassword: false,
  experiments: {},
}

interface Stored {
  readonly website: Pick<Website, 'id' | 'identifier'>
  readonly origin: string
  readonly addresses: SiteAddresses
  readonly bodies: ReadonlyMap<string, unknown>
  readonly pages: readonly LivePage[]
  readonly redirects: readonly Redirect[]
  readonly standing?: StoredStanding
}

export function toSiteData(stored: Stored): SiteData {
  const { website, origin, addresses, bodies, redirects, standing = newStanding } = stored
  const settings = readStoredDocument('settings', bodies.get('settings'))
  const pages = stored.pages.filter(({ id }) => !isSpecialPage(settings, id))
  const styles = readStoredDocument('styles', bodies.get('styles'))
  const mappings = urlMappingsDocument.safeParse(bodies.get('url-mappings')).data?.lines ?? ''
  const ordered = flattenTree(buildPageTree(pages))
  const { id, identifier } = website
  return {
    website: { id, identifier },
    origin,
    addresses,
    settings,
    texts: textsFor(settings.language),
    styles,
    css: siteCss(styles),
    headerFooter: readStoredDocument('header-footer', bodies.get('header-footer')),
    overlays: readSiteOverlays(bodies, { isPaidSite: !siteStatusRules[standing.status].hasBadge }),
    standing,
    experiments: readExperiments(standing.experiments),
    recaptchaKey: readRecaptchaKey(bodies.get('forms')),
    comments: readStoredDocument('comments', bodies.get('comments')),
    members: readStoredDocument('members', bodies.get('members')),
    authors: readStoredDocument('authors', bodies.get('authors')).authors,
    store: readStoredDocument('store', bodies.get('store')),
    delivery: readStoredDocument('delivery', bodies.get('delivery')),
    tax: readStoredDocument('tax', bodies.get('tax')),
    ownPages: findOwnPages(settings, stored.pages),
    pages: ordered,
    homepageId: findHome(ordered, settings.homepageId),
    pagesBySlug: new Map(pages.map((page) => [page.settings.slug, page])),
    redirects: new Map(redirects.map((redirect) => [redirect.from, redirect])),
    matchMapping: createUrlMatcher(parseUrlMappings(mappings).mappings),
  }
}

function findOwnPages({ specialPages }: SiteSettings, pages: readonly LivePage[]): OwnPages {
  const found = specialPlaces.flatMap((place) => {
    const page = pages.find(({ id }) => id === specialPages[place])
    return page === undefined ? [] : [[place, page] as const]
  })
  return Object.fromEntries(found)
}

/** A site whose home page is missing shows its first page rather than nothing. */
function findHome(pages: readonly LivePage[], homepageId: string | null): string | null {
  const content = pages.filter((page) => hasContent(page.settings))
  return (content.find((page) => page.id === homepageId) ?? content[0])?.id ?? null
}

/** What cannot be read runs nowhere. */
function readExperiments(stored: unknown): Experiments {
  return z.record(z.string(), experimentContext).catch({}).parse(stored)
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

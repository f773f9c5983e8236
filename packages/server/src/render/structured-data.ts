import type { ViewAsset } from '@sitewright/blocks/ground/view-context'
import { listQuestions } from '@sitewright/blocks/page/questions'
import { listMobileInfoBarEntries, type MobileInfoBarSettings } from '@sitewright/model/overlays/bars/mobile-info-bar'
import { addressOfPage } from '@sitewright/model/pages/addresses/page-path'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { LivePage } from '../content/site-rows'
import { readOpeningHours } from './opening-hours'
import type { SiteData } from './site-data'

const context = 'https://schema.org'

interface DescribedPage {
  readonly site: SiteData
  readonly pageId: string | null
  readonly document: PageDocument
  readonly assets: ReadonlyMap<string, ViewAsset>
  /** What its kind tells by itself, such as a product's own crumbs. */
  readonly added: readonly object[] | undefined
}

/** What search engines may show of a page beside its words. */
export function listStructuredData({ site, pageId, document, assets, added }: DescribedPage): object[] {
  const page = site.pages.find((it) => it.id === pageId)
  const isHome = page !== undefined && page.id === site.homepageId
  return [
    describeWebsite(site),
    ...(isHome ? [describeOrganization(site, assets)] : []),
    ...(page === undefined || isHome || added !== undefined ? [] : [describePlace(site, page)]),
    ...describeQuestions(document),
    ...(added ?? []),
  ]
}

function describeWebsite({ settings, origin }: SiteData): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    url: `${origin}/`,
    name: settings.title,
    ...(settings.description === '' ? {} : { description: settings.description }),
    inLanguage: settings.language,
  }
}

/** Whose site it is, with what the owner told of it: a place that people can go to when it has an address or opening hours. */
function describeOrganization({ settings, overlays, origin }: SiteData, assets: DescribedPage['assets']): object {
  const { address, hours, telephone, email: shownEmail } = readContact(overlays.mobileInfoBar)
  const logo = assets.get(settings.logoId ?? settings.faviconId ?? '')
  const profiles = settings.socialAccounts.map(({ address }) => address).filter((it) => it.startsWith('http'))
  const email = settings.socialAccounts.find(({ network }) => network === 'email')?.address.replace(/^mailto:/, '')
  const openingHours = hours === undefined ? [] : describeHours(hours, settings.language)
  return {
    '@context': context,
    '@type': address === undefined && hours === undefined ? 'Organization' : 'LocalBusiness',
    url: `${origin}/`,
    name: settings.title,
    ...(logo === undefined ? {} : { logo: origin + logo.address }),
    ...(address === undefined ? {} : { address }),
    ...(telephone === undefined ? {} : { telephone }),
    ...((email ?? shownEmail) === undefined ? {} : { email: email ?? shownEmail }),
    ...(openingHours.length === 0 ? {} : { openingHoursSpecification: openingHours }),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  }
}

/** What the bar of phones tells visitors, the one place for it; nothing while it is off. */
function readContact(settings: MobileInfoBarSettings) {
  const entries = listMobileInfoBarEntries(settings)
  const find = (kind: (typeof entries)[number]['kind']) => entries.find((it) => it.kind === kind)?.value
  return { address: find('map'), hours: find('hours'), telephone: find('call'), email: find('email') }
}

function describeHours(text: string, language: string): object[] {
  const read = readOpeningHours(text, language) ?? []
  return read.map(({ days, opens, closes }) => {
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }
  })
}

/** From the home page over the folder of the page to itself. */
function describePlace(site: SiteData, page: LivePage): object {
  const home = site.pages.find((it) => it.id === site.homepageId)
  const parent = site.pages.find((it) => it.id === page.settings.parentId)
  const way = [home, parent, page].filter((it) => it !== undefined)
  const crumbs = way.map(({ id, settings }) => ({
    label: settings.navigationTitle || settings.title,
    href: addressOfPage(settings.slug, id === site.homepageId),
  }))
  return describeCrumbs(site.origin, crumbs)
}

/** Where a page stands, for search engines. */
export function describeCrumbs(origin: string, crumbs: readonly { label: string; href: string }[]): object {
  const itemListElement = crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + href,
  }))
  return { '@context': context, '@type': 'BreadcrumbList', itemListElement }
}

function describeQuestions(document: PageDocument): object[] {
  const questions = listQuestions(document)
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@context': context, '@type': 'FAQPage', mainEntity }]
}

import { type CollectionDesign, newCollectionDesign } from '@sitewright/model/collections/collection-design'
import { addressOfItem } from '@sitewright/model/pages/addresses/page-path'
import { freeSlug, slugFromTitle } from '@sitewright/model/pages/addresses/slugs'
import { slug as slugSchema } from '@sitewright/model/pages/page-settings'
import { wallTimeOf } from '@sitewright/model/timing/zoned-time'
import { readSiteDocument } from '../../../../content/document-rows'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { fillItemAddress } from '../../../pages/settings/item-address'
import { findPage } from '../../../pages/store/rows'
import { readPlainWords } from '../html/plain-words'
import { type ImportedPage, listImportedPages, listSlugs } from '../store/imported-rows'
import type { Survey, SurveyedPage } from '../wxr/survey'
import { hostOf, type LinkPlan, oldAddressOf } from './links'

export interface AddressPlan extends LinkPlan {
  /** What posts and pages of the file are called here, by `post 12`. */
  readonly slugs: ReadonlyMap<string, string>
  readonly blogSlug: string
}

interface Planning {
  readonly websiteId: string
  readonly collectionId: string | null
  readonly survey: Survey
}

/** Where everything in the file will be, before the first of it is taken: so links lead to what comes later, too. */
export async function planAddresses(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  { websiteId, collectionId, survey }: Planning,
): Promise<AddressPlan> {
  const { site } = survey
  const { timeZone } = (await readSiteDocument(tx, websiteId, 'settings')).body
  const imported = await listImportedPages(tx, websiteId, site.address)
  const known = new Map(imported.map((page) => [`${page.kind} ${page.sourceId}`, page]))
  const blog = collectionId === null ? null : await findPage(tx, websiteId, collectionId)
  const design = blog?.settings.collection ?? newCollectionDesign('blog')
  const topSlugs = new Set(await listSlugs(tx, websiteId, null))
  const itemSlugs = new Set(collectionId === null ? [] : await listSlugs(tx, websiteId, collectionId))
  const blogSlug = blog?.settings.slug ?? freeSlug('blog', (slug) => topSlugs.has(slug))
  topSlugs.add(blogSlug)
  const slugs = new Map<string, string>()
  const pages = new Map<string, string>()
  for (const page of survey.pages) {
    const key = `${page.kind} ${page.id}`
    const taken = known.get(key)
    // An export may name the same post twice.
    if (taken === undefined && !slugs.has(key)) {
      const isTaken = (slug: string) =>
        page.kind === 'page' ? topSlugs.has(slug) : itemSlugs.has(slug) || topSlugs.has(`${blogSlug}/${slug}`)
      const slug = freeSlug(wantedSlug(page, design, { now: now(), timeZone }), isTaken)
      ;(page.kind === 'page' ? topSlugs : itemSlugs).add(slug)
      slugs.set(key, slug)
    }
    const address = taken === undefined ? newAddress(page, slugs.get(key) ?? '', blogSlug) : addressOf(taken)
    pages.set(oldAddressOf(page.link), address)
    pages.set(`/?p=${page.id}`, address)
  }
  pages.delete('')
  return { hosts: new Set([hostOf(site.address)]), pages, slugs, blogSlug }
}

function newAddress({ kind }: SurveyedPage, slug: string, blogSlug: string): string {
  return kind === 'page' ? `/${slug}` : addressOfItem(blogSlug, slug)
}

function addressOf({ slug, collectionSlug }: ImportedPage): string {
  return collectionSlug === null ? `/${slug}` : addressOfItem(collectionSlug, slug)
}

interface Today {
  readonly now: number
  readonly timeZone: string
}

/** Pages keep the address that they had; posts get one as the blog gives it. */
function wantedSlug(page: SurveyedPage, { itemAddress }: CollectionDesign, { now, timeZone }: Today): string {
  const title = wordsOf(page)
  if (page.kind === 'page') {
    const old = oldAddressOf(page.link)
    const parts = old.startsWith('/?') ? [] : old.split('/').filter((part) => part !== '')
    return asSlug(parts.length === 0 ? title : parts.map(slugFromTitle).join('/'), title)
  }
  const at = page.date === null ? now : Date.parse(page.date)
  const [year = 0, month = 0, day = 0] = wallTimeOf(at, timeZone).slice(0, 10).split('-').map(Number)
  return asSlug(fillItemAddress(itemAddress, { year, month, day, title }), title)
}

function wordsOf({ slug, title }: SurveyedPage): string {
  try {
    return decodeURIComponent(slug) || readPlainWords(title)
  } catch {
    return readPlainWords(title)
  }
}

function asSlug(wanted: string, title: string): string {
  // Room for a number behind it.
  return wanted.length <= 190 && slugSchema.safeParse(wanted).success ? wanted : slugFromTitle(title)
}

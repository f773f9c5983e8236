import { type CollectionDesign, newCollectionDesign } from '@sitewright/model/collections/collection-design'
import { type CollectionName, collectionKinds, isCollectionName } from '@sitewright/model/collections/collection-kinds'
import { addressOfPage } from '@sitewright/model/pages/addresses/page-path'
import type { LivePage } from '../../../content/site-rows'
import type { SiteData } from '../../../render/site-data'
import type { CollectionKey } from './index-rows'
import { datesOf, type ItemDates } from './item-dates'

/** A collection that is the home page is listed there; what is below it keeps the name of the collection. */
export interface CollectionPaths {
  readonly list: string
  readonly base: string
}

/** A collection with all that its pages are drawn by. */
export interface Collection extends CollectionKey {
  readonly site: SiteData
  readonly name: CollectionName
  readonly title: string
  readonly slug: string
  readonly paths: CollectionPaths
  readonly design: CollectionDesign
  readonly dates: ItemDates
  readonly isPublic: boolean
  readonly isEditing: boolean
}

export function openCollection(site: SiteData, page: Pick<LivePage, 'id' | 'settings'>, isEditing = false): Collection {
  const { title, slug, kind, collection, access } = page.settings
  const name = isCollectionName(kind) ? kind : 'blog'
  const { language, timeZone } = site.settings
  return {
    websiteId: site.website.id,
    collectionId: page.id,
    timeZone,
    site,
    name,
    title,
    slug,
    paths: { list: addressOfPage(slug, page.id === site.homepageId), base: addressOfPage(slug, false) },
    design: collection ?? newCollectionDesign(name),
    dates: datesOf(language, timeZone),
    isPublic: access === 'public',
    isEditing,
  }
}

export function addressOfItem({ paths }: Pick<Collection, 'paths'>, slug: string): string {
  return `${paths.base}/${slug}`
}

/** For the site context. */
export function describeCollection({ collectionId, name }: Pick<Collection, 'collectionId' | 'name'>) {
  return { id: collectionId, typeName: name, type: collectionKinds[name].type }
}

/** From the home page over the list to what is below it, for search engines. */
export function listCrumbs({ site, title, paths }: Collection, ...below: { label: string; href: string }[]) {
  const home = site.pages.find(({ id }) => id === site.homepageId)
  const label = home?.settings.navigationTitle || home?.settings.title || site.settings.title
  const own = { label: title, href: paths.list }
  return paths.list === '/' ? [own, ...below] : [{ label, href: '/' }, own, ...below]
}

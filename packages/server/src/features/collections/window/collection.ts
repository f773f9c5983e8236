import { type CollectionDesign, newCollectionDesign } from '@sitewright/model/collections/collection-design'
import { type CollectionName, collectionKinds, isCollectionName } from '@sitewright/model/collections/collection-kinds'
import { addressOfItem as addressBelow, addressOfPage } from '@sitewright/model/pages/addresses/page-path'
import type { LivePage } from '../../../content/site-rows'
import type { SiteData } from '../../../render/site-data'
import type { CollectionKey } from './index-rows'
import { datesOf, type ItemDates } from './item-dates'

/** A collection with all that its pages are drawn by. */
export interface Collection extends CollectionKey {
  readonly site: SiteData
  readonly name: CollectionName
  readonly title: string
  readonly slug: string
  /** Of the list. What is below a collection that is the home page keeps its name. */
  readonly path: string
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
    path: addressOfPage(slug, page.id === site.homepageId),
    design: collection ?? newCollectionDesign(name),
    dates: datesOf(language, timeZone),
    isPublic: access === 'public',
    isEditing,
  }
}

export function addressOfItem(collection: Pick<Collection, 'slug'>, slug: string): string {
  return addressBelow(collection.slug, slug)
}

/** For the site context. */
export function describeCollection({ collectionId, name }: Pick<Collection, 'collectionId' | 'name'>) {
  return { id: collectionId, typeName: name, type: collectionKinds[name].type }
}

/** From the home page over the list to what is below it, for search engines. */
export function listCrumbs({ site, title, path }: Collection, ...below: { label: string; href: string }[]) {
  const home = site.pages.find(({ id }) => id === site.homepageId)
  const label = home?.settings.navigationTitle || home?.settings.title || site.settings.title
  const own = { label: title, href: path }
  return path === '/' ? [own, ...below] : [{ label, href: '/' }, own, ...below]
}

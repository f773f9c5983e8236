import { collectionTypes } from '../reference/collections'
import { type PageType, pageTypes } from '../reference/pages'

/** Both numbers mean the cart page; new cart pages are version 2. */
export function isCartPage(pageType: PageType): boolean {
  return pageType === pageTypes.showCart || pageType === pageTypes.commerceCartV2
}

export function isReviewsRequestPage(pageType: PageType): boolean {
  return pageType === pageTypes.reviewsRequest
}

export const collectionPageKinds = [
  'products-list',
  'products-item',
  'blog-list',
  'gallery-list',
  'events-list',
  'events-calendar',
  'search-page',
] as const
export type CollectionPageKind = (typeof collectionPageKinds)[number]

export interface PageFacts {
  pageType: PageType
  collectionType?: number
  /** Tells generic collections apart. */
  typeName?: string
  /** How an events collection is laid out. */
  view?: string
}

const listKindByTypeName: Record<string, CollectionPageKind> = {
  products: 'products-list',
  blog: 'blog-list',
  gallery: 'gallery-list',
  events: 'events-list',
}

export function recognizeCollectionPage(page: PageFacts): CollectionPageKind | undefined {
  const { pageType, collectionType, typeName, view } = page
  if (pageType === pageTypes.search) return 'search-page'
  const name = collectionType === collectionTypes.products ? 'products' : (typeName ?? '')
  if (pageType === pageTypes.contentItem) return name === 'products' ? 'products-item' : undefined
  if (pageType !== pageTypes.contentCollection) return undefined
  if (name === 'events' && view === 'calendar') return 'events-calendar'
  return Object.hasOwn(listKindByTypeName, name) ? listKindByTypeName[name] : undefined
}

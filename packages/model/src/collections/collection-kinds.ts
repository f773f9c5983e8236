import { collectionTypes } from '../reference/collections'
import { contentItemTypes } from '../reference/content-items'

/** Layouts of lists, the first one for a new collection. */
export const collectionLayouts = {
  blog: ['basic-grid', 'masonry', 'side-by-side', 'alternating', 'single-column'],
  events: ['stacked', 'calendar'],
  portfolio: ['grid-basic', 'grid-overlay', 'hover-follow', 'hover-static', 'index-background', 'slides'],
  gallery: ['grid', 'masonry'],
} as const

/** Pages that list items. Their names are kinds of pages, and what the documents call the type of a collection. */
export const collectionNames = ['blog', 'events', 'portfolio', 'gallery'] as const
export type CollectionName = (typeof collectionNames)[number]
export type CollectionLayout = (typeof collectionLayouts)[CollectionName][number]

interface CollectionFacts {
  /** In the site context, where generic collections are told apart by `typeName`. */
  readonly type: (typeof collectionTypes)[keyof typeof collectionTypes]
  readonly itemType: (typeof contentItemTypes)[keyof typeof contentItemTypes]
  /** What the panel calls it, and an item of it. */
  readonly label: string
  readonly item: { readonly one: string; readonly other: string }
}

export const collectionKinds = {
  blog: {
    type: collectionTypes.generic,
    itemType: contentItemTypes.text,
    label: 'Blog',
    item: { one: 'post', other: 'posts' },
  },
  events: {
    type: collectionTypes.generic,
    itemType: contentItemTypes.event,
    label: 'Events',
    item: { one: 'event', other: 'events' },
  },
  portfolio: {
    type: collectionTypes.portfolio,
    itemType: contentItemTypes.portfolioItem,
    label: 'Portfolio',
    item: { one: 'project', other: 'projects' },
  },
  gallery: {
    type: collectionTypes.generic,
    itemType: contentItemTypes.gallery,
    label: 'Gallery',
    item: { one: 'gallery item', other: 'gallery items' },
  },
} as const satisfies Record<CollectionName, CollectionFacts>

export function isCollectionName(kind: string): kind is CollectionName {
  return collectionNames.some((name) => name === kind)
}

import { z } from 'zod'
import { id } from '../id'
import { blogUrlDefaultPattern, cleanBlogUrlPattern } from '../links/blog-url'
import { type CollectionName, collectionLayouts } from './collection-kinds'

const allLayouts = Object.values(collectionLayouts).flat()

/** What lists and item pages show of an item, beside its title. */
export const itemParts = z.strictObject({
  picture: z.boolean().default(true),
  excerpt: z.boolean().default(true),
  date: z.boolean().default(true),
  author: z.boolean().default(true),
  categories: z.boolean().default(true),
  tags: z.boolean().default(true),
  readingTime: z.boolean().default(true),
  comments: z.boolean().default(true),
})
export type ItemParts = z.infer<typeof itemParts>

/** How a collection looks: its list, and the pages of its items. */
export const collectionDesign = z.strictObject({
  /** Of its kind; the first one of it where it belongs to another. */
  layout: z.enum(allLayouts).default(collectionLayouts.blog[0]),
  columns: z.int().min(1).max(4).default(3),
  pageSize: z.int().min(1).max(100).default(20),
  pictureRatio: z.enum(['original', 'landscape', 'square', 'portrait']).default('landscape'),
  parts: itemParts.prefault({}),
  /** Links to the categories above the list. */
  showFilters: z.boolean().default(true),
  /** Below an item. */
  showShareLinks: z.boolean().default(true),
  showNeighbors: z.boolean().default(true),
  showRelated: z.boolean().default(true),
  showAuthorProfile: z.boolean().default(true),
  /** Events that are over, below those to come. */
  showPastEvents: z.boolean().default(true),
  /** The address of a new item below that of the list, in the tokens of blog addresses. */
  itemAddress: z
    .string()
    .max(100)
    .refine((pattern) => cleanBlogUrlPattern(pattern).includes('%t'), 'Include %t, the title.')
    .default(blogUrlDefaultPattern),
  /** Where the feed is a podcast; without a picture and an address it is a feed like any other. */
  podcast: z
    .strictObject({
      author: z.string().trim().max(200).default(''),
      email: z.union([z.literal(''), z.email()]).default(''),
      category: z.string().trim().max(100).default(''),
      pictureId: id.nullable().default(null),
      isExplicit: z.boolean().default(false),
    })
    .prefault({}),
})
export type CollectionDesign = z.infer<typeof collectionDesign>

/** Of a new page of this kind. Only posts are told apart by their day. */
export function newCollectionDesign(name: CollectionName): CollectionDesign {
  const itemAddress = name === 'blog' ? blogUrlDefaultPattern : '/%t'
  return collectionDesign.parse({ layout: collectionLayouts[name][0], itemAddress })
}

/** The layout that is drawn: one of the collection's own kind. */
export function layoutOf(name: CollectionName, { layout }: Pick<CollectionDesign, 'layout'>) {
  const own: readonly CollectionDesign['layout'][] = collectionLayouts[name]
  return own.includes(layout) ? layout : collectionLayouts[name][0]
}

import { z } from 'zod'
import { id } from '../../id'
import { pageSummary } from '../../pages/page-answers'
import { pageSettings, slug } from '../../pages/page-settings'
import { storedDay } from '../../stored-values'
import { itemCategory, itemFields, itemTag } from '../item'

/** What the API of collections takes and gives. Content, versions, schedules, previews and copies are those of pages. */

const count = z.int().min(0)

/** In the panel's list. */
export const itemStates = ['draft', 'review', 'scheduled', 'published'] as const
export type ItemState = (typeof itemStates)[number]

export const itemSummary = z.strictObject({
  id,
  collectionId: id,
  /** Where visitors find it. */
  path: z.string(),
  title: z.string(),
  state: z.enum(itemStates),
  /** A published one with later changes that visitors do not see. */
  hasUnpublishedChanges: z.boolean(),
  pictureId: id.nullable(),
  authorId: id.nullable(),
  tags: z.array(z.string()),
  categories: z.array(z.string()),
  isFeatured: z.boolean(),
  allowsComments: z.boolean(),
  /** The day that is shown; null for a draft without one. */
  date: z.iso.datetime().nullable(),
  scheduledAt: z.iso.datetime().nullable(),
  /** Of an event. */
  event: itemFields.shape.event,
  commentCount: count,
  updatedAt: z.iso.datetime(),
})
export type ItemSummary = z.infer<typeof itemSummary>

export const itemSorts = ['latest', 'date', 'oldest', 'title', 'order'] as const
export const itemQuery = z.strictObject({
  /** Words of the title, tags, categories and text; the last one may be begun. */
  query: z.string().max(200).optional(),
  state: z.enum(itemStates).optional(),
  tag: z.string().max(60).optional(),
  category: z.string().max(60).optional(),
  authorId: id.optional(),
  isFeatured: z.stringbool().optional(),
  /** Of events: those to come, or those that are over. */
  when: z.enum(['upcoming', 'past']).optional(),
  from: storedDay.optional(),
  to: storedDay.optional(),
  /** Last changed first; by the shown day, newest or oldest first; by title; in the order that the owner gave. */
  sort: z.enum(itemSorts).default('latest'),
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(200).default(50),
})
export type ItemQuery = z.infer<typeof itemQuery>

export const itemList = z.strictObject({
  items: z.array(itemSummary),
  nextCursor: z.string().nullable(),
  /** Of all that match, not of this page alone. */
  total: count,
})
export type ItemList = z.infer<typeof itemList>

/** All names in use in a collection, most used first. */
export const itemNames = z.strictObject({
  tags: z.array(z.strictObject({ name: z.string(), count })),
  categories: z.array(z.strictObject({ name: z.string(), count })),
})
export type ItemNames = z.infer<typeof itemNames>

/** An item with all that its editor shows, but its content, which is read by the calls of pages under the same id. */
export const itemDetail = pageSummary.extend({ collectionId: id, item: itemFields, itemState: z.enum(itemStates) })
export type ItemDetail = z.infer<typeof itemDetail>

export const newItem = z.strictObject({
  title: pageSettings.shape.title,
  /** Made from the pattern of the collection when absent. */
  slug: slug.optional(),
  item: itemFields.partial().optional(),
})
export type NewItem = z.infer<typeof newItem>

const withoutDefault = <T extends z.ZodType>(field: z.ZodDefault<T>) => field.removeDefault().optional()

/** Only what is sent changes, and it holds at once. */
export const itemChange = z.strictObject({
  title: pageSettings.shape.title.optional(),
  navigationTitle: withoutDefault(pageSettings.shape.navigationTitle),
  seoTitle: withoutDefault(pageSettings.shape.seoTitle),
  slug: slug.optional(),
  description: withoutDefault(pageSettings.shape.description),
  socialImageId: withoutDefault(pageSettings.shape.socialImageId),
  noindex: withoutDefault(pageSettings.shape.noindex),
  /** No item has a password. */
  access: z.enum(['public', 'members']).optional(),
  /** Field by field. */
  item: z
    .strictObject({
      excerpt: withoutDefault(itemFields.shape.excerpt),
      picture: withoutDefault(itemFields.shape.picture),
      authorId: withoutDefault(itemFields.shape.authorId),
      tags: withoutDefault(itemFields.shape.tags),
      categories: withoutDefault(itemFields.shape.categories),
      location: withoutDefault(itemFields.shape.location),
      sourceUrl: withoutDefault(itemFields.shape.sourceUrl),
      leadsToSource: withoutDefault(itemFields.shape.leadsToSource),
      isFeatured: withoutDefault(itemFields.shape.isFeatured),
      allowsComments: withoutDefault(itemFields.shape.allowsComments),
      date: withoutDefault(itemFields.shape.date),
      isInReview: withoutDefault(itemFields.shape.isInReview),
      event: withoutDefault(itemFields.shape.event),
      audio: withoutDefault(itemFields.shape.audio),
    })
    .optional(),
})
export type ItemChange = z.infer<typeof itemChange>

export const maxItemsAtOnce = 500

/** The same for many, in one transaction. What it answers is enough to take it back. */
export const itemsChange = z.strictObject({
  itemIds: z.array(id).min(1).max(maxItemsAtOnce),
  addTags: z.array(itemTag).max(20).optional(),
  removeTags: z.array(itemTag).max(20).optional(),
  addCategories: z.array(itemCategory).max(20).optional(),
  removeCategories: z.array(itemCategory).max(20).optional(),
  isFeatured: z.boolean().optional(),
  allowsComments: z.boolean().optional(),
  authorId: id.nullable().optional(),
  /** Into another collection of the same kind. */
  collectionId: id.optional(),
  state: z.enum(['published', 'draft', 'deleted', 'restored']).optional(),
})
export type ItemsChange = z.infer<typeof itemsChange>

/** What could not be done is named; the rest is done. */
export const itemsChanged = z.strictObject({
  changed: z.array(id),
  refused: z.array(z.strictObject({ id, reason: z.string() })),
})

/** In the order of the owner, for portfolios and galleries: before another item, or last. */
export const itemOrder = z.strictObject({ beforeId: id.nullable() })

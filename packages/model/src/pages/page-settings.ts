import { z } from 'zod'
import { collectionDesign } from '../collections/collection-design'
import { collectionNames } from '../collections/collection-kinds'
import { itemFields } from '../collections/item'
import { id } from '../id'
import { storeDesign } from './store-design'

export const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'Use lowercase letters, digits and dashes, such as our-story.')

/** Below the page of a collection: one part, without a slash. */
export const slugPart = slug.refine((text) => !text.includes('/'), 'This URL can’t contain a slash.')

export const pageKinds = ['page', 'folder', 'link', 'store', 'product', ...collectionNames, 'item'] as const
export type PageKind = (typeof pageKinds)[number]

/** Folders and links have no canvas. */
export function hasContent({ kind }: { readonly kind: PageKind }): boolean {
  return kind !== 'folder' && kind !== 'link'
}

/** What the owner sets about a page, beside its content. */
export const pageSettings = z.strictObject({
  title: z.string().trim().min(1, 'Enter a title.').max(200),
  /** What menus call it; empty for its title. */
  navigationTitle: z.string().trim().max(200).default(''),
  /** The whole title for search engines and browser tabs; empty follows the site's format. */
  seoTitle: z.string().trim().max(200).default(''),
  slug,
  /**
   * 'page' has content; 'folder' groups pages in the navigation; 'link' leads elsewhere; 'store' lists products below its own
   * content, a 'blog', 'events', 'portfolio' or 'gallery' its items; a 'product' is an item of a store and an 'item' one of the
   * others, and neither stands in a tree.
   */
  kind: z.enum(pageKinds).default('page'),
  /** Of a store alone. */
  store: storeDesign.optional(),
  /** Of a collection alone: a blog, events, a portfolio or a gallery. */
  collection: collectionDesign.optional(),
  /** Of an item of a collection alone. */
  item: itemFields.optional(),
  /** A cover fills the screen by itself: neither the site's header nor its footer stand around it. */
  layout: z.enum(['standard', 'cover']).default('standard'),
  linkTarget: z.string().max(2000).default(''),
  parentId: id.nullable().default(null),
  inNavigation: z.boolean().default(true),
  description: z.string().max(400).default(''),
  /** Picture for social networks. */
  socialImageId: id.nullable().default(null),
  noindex: z.boolean().default(false),
  access: z.enum(['public', 'password', 'members']).default('public'),
  /** The owner's own code on this page, beside that of the whole site. It runs for visitors alone. */
  codeInjection: z
    .strictObject({ header: z.string().max(50_000), footer: z.string().max(50_000) })
    .default({ header: '', footer: '' }),
})
export type PageSettings = z.infer<typeof pageSettings>

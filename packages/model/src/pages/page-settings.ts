import { z } from 'zod'
import { id } from '../id'

export const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'Use small letters, digits and dashes, such as our-story.')

/** What the owner sets about a page, beside its content. */
export const pageSettings = z.strictObject({
  title: z.string().trim().min(1, 'A page needs a title.').max(200),
  slug,
  /** 'page' has content; 'folder' groups pages in the navigation; 'link' leads elsewhere. */
  kind: z.enum(['page', 'folder', 'link']).default('page'),
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

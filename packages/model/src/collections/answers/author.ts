import { z } from 'zod'
import { id } from '../../id'
import { linkTarget } from '../../link-targets/link-target'
import { slugPart } from '../../pages/page-settings'

export const maxAuthors = 500

/** Somebody who writes. An author needs no account: guests write, too. */
export const author = z.strictObject({
  id,
  name: z.string().trim().min(1, 'Enter a name.').max(120),
  /** In `?author=`. */
  slug: slugPart,
  bio: z.string().trim().max(1000).default(''),
  pictureId: id.nullable().default(null),
  links: z
    .array(z.strictObject({ label: z.string().trim().min(1).max(60), href: linkTarget }))
    .max(8)
    .default([]),
})
export type Author = z.infer<typeof author>

/** The authors of a site, as one document of it. */
export const authorsDocument = z.strictObject({
  authors: z
    .array(author)
    .max(maxAuthors)
    .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, 'Two authors have the same address.')
    .default([]),
})

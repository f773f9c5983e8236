import { z } from 'zod'

/** Whether and how visitors may comment on items of collections. */
export const commentSettings = z.strictObject({
  isOn: z.boolean().default(false),
  /** Whether a comment waits until somebody approves it. */
  moderation: z.enum(['before', 'after']).default('before'),
  allowedFor: z.enum(['everybody', 'members']).default('everybody'),
  /** After the date of the item; never when 0. */
  closeAfterDays: z.int().min(0).max(3650).default(0),
  /** How deep replies go; 1 is a plain list. */
  maxDepth: z.int().min(1).max(5).default(3),
  allowsLikes: z.boolean().default(true),
  /** By email, of new comments. */
  tellsOwner: z.boolean().default(true),
  /** One per line; comments with one of them are kept apart as spam. */
  blockedWords: z.string().max(20_000).default(''),
  /** Of a comment provider elsewhere, whose script counts its comments on the page. */
  disqusShortname: z
    .string()
    .trim()
    .max(60)
    .regex(/^[a-z0-9-]*$/i, 'A shortname has letters, digits and hyphens alone.')
    .default(''),
})
export type CommentSettings = z.infer<typeof commentSettings>

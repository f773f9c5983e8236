import { z } from 'zod'
import { id } from '../id'
import { searchKinds } from './search-kinds'

export const searchPreviewAnswer = z.strictObject({
  results: z.array(
    z.strictObject({ href: z.string(), title: z.string(), excerpt: z.string(), kind: z.enum(searchKinds) }),
  ),
  /** Of all that was found, not of these alone; null where it is too much to count. */
  total: z.int().min(0).nullable(),
})
export type SearchPreview = z.infer<typeof searchPreviewAnswer>

/** What the panel opens for something that was found. */
export const foundContent = z.strictObject({
  pageId: id,
  collectionId: id.nullable(),
  kind: z.enum(searchKinds),
  title: z.string(),
  /** Whether visitors find it, too. */
  isPublic: z.boolean(),
})
export type FoundContent = z.infer<typeof foundContent>

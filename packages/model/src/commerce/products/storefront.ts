import { z } from 'zod'
import { id } from '../../id'

/** What a page of the store shows of a variant, in words: the host alone writes amounts. */
export const shownVariant = z.strictObject({
  id,
  price: z.string(),
  /** Before the sale, to be struck through. */
  before: z.string().nullable(),
  isSoldOut: z.boolean(),
  /** How many are left, where the store tells; null where it does not. */
  left: z.int().min(1).nullable(),
})
export type ShownVariant = z.infer<typeof shownVariant>

/** A product at this moment, for pages that were made earlier. */
export const shownProduct = z.strictObject({ id, isSoldOut: z.boolean(), variants: z.array(shownVariant) })
export type ShownProduct = z.infer<typeof shownProduct>

export const storefrontSorts = ['featured', 'newest', 'price', 'price-desc', 'title'] as const

/** Which products of the store another front end asks for, a page at a time. */
export const storefrontQuery = z.strictObject({
  /** With the categories below it. */
  categoryId: id.optional(),
  tag: z.string().trim().min(1).max(60).optional(),
  sort: z.enum(storefrontSorts).default('featured'),
  /** Of the page before. */
  cursor: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number<number>().int().min(1).max(24).default(24),
})
export type StorefrontQuery = z.output<typeof storefrontQuery>

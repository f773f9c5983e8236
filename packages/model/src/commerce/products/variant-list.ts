import { z } from 'zod'
import { id } from '../../id'
import { offeredProductTypes, variant } from './product'

/** Variants of all products in one list, for grids and for counting stock. */

export const variantLine = variant.omit({ optionValues: true }).extend({
  productId: id,
  /** Of the product. */
  title: z.string(),
  productType: z.enum(offeredProductTypes),
  /** One for each option of the product; none where there is nothing to choose. */
  values: z.array(z.string()),
  /** Its own, or the first one of the product. */
  shownPictureId: id.nullable(),
  /** How many people asked for an email when it is back in stock. */
  waiting: z.int().min(0),
})
export type VariantLine = z.infer<typeof variantLine>

export const variantQuery = z.strictObject({
  /** Words of the product's title, tags and SKUs; the last one may be begun. */
  query: z.string().max(200).optional(),
  /** 'title' has the variants of a product together; 'stock' begins with what is sold out and has only what is counted. */
  sort: z.enum(['title', 'stock']).default('title'),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(200).default(100),
})
export type VariantQuery = z.infer<typeof variantQuery>

export const variantList = z.strictObject({
  variants: z.array(variantLine),
  nextCursor: z.string().nullable(),
  total: z.int().min(0),
})
export type VariantList = z.infer<typeof variantList>

import { z } from 'zod'

/** How a page of the store looks: its list, and the products below it. */
export const storeDesign = z.strictObject({
  columns: z.int().min(2).max(4).default(3),
  filters: z.enum(['side', 'top', 'none']).default('side'),
  pageSize: z.int().min(6).max(200).default(24),
  sort: z.enum(['featured', 'newest', 'price', 'title']).default('featured'),
  pictureRatio: z.enum(['portrait', 'square', 'landscape']).default('portrait'),
  /** A second picture while the pointer is above. */
  showSecondPicture: z.boolean().default(true),
  quickView: z.boolean().default(true),
  productLayout: z.enum(['left', 'stacked', 'wide']).default('left'),
  showRelated: z.boolean().default(true),
})
export type StoreDesign = z.infer<typeof storeDesign>

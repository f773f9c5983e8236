import { z } from 'zod'
import { id } from '../../id'
import { productPart } from '../../pages/addresses/page-path'
import { slugPart } from '../../pages/page-settings'

export const maxCategoryDepth = 3
export const maxCategories = 1000

/** Products stand below that part. */
const categorySlug = slugPart.refine((text) => text !== productPart, 'This URL is reserved for products.')

const fields = {
  name: z.string().trim().min(1, 'Enter a name.').max(100, 'At most 100 characters.'),
  slug: categorySlug,
  description: z.string().trim().max(1000),
  pictureId: id.nullable(),
  parentId: id.nullable(),
}

export const category = z.strictObject({
  id,
  storeId: id,
  ...fields,
  /** Where visitors find it. */
  path: z.string(),
  productCount: z.int().min(0),
})
export type Category = z.infer<typeof category>

/** In the order of the tree: parents before their children. */
export const categoryList = z.strictObject({ categories: z.array(category) })

export const newCategory = z.strictObject({
  name: fields.name,
  /** Made from the name when absent. */
  slug: categorySlug.optional(),
  parentId: fields.parentId.default(null),
  description: fields.description.default(''),
  pictureId: fields.pictureId.default(null),
  storeId: id.optional(),
})
export type NewCategory = z.infer<typeof newCategory>

export const categoryChange = z.strictObject(fields).partial()
export type CategoryChange = z.infer<typeof categoryChange>

/** The children of one parent, in their order. */
export const categoryOrder = z.strictObject({ parentId: id.nullable(), ids: z.array(id).max(maxCategories) })

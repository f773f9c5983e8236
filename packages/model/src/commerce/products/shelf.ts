import { z } from 'zod'
import { id } from '../../id'
import { productOption, productPicture } from './product'
import { shownVariant } from './storefront'

/** Where the products of a block come from. */
export const shelfSources = ['newest', 'category', 'tag', 'chosen'] as const
export const maxShelfProducts = 24
/** Longer ones are no tags. */
export const shelfTag = z.string().trim().max(60)
export const shelfLimit = z.int().min(1).max(maxShelfProducts)

/** Which products a block asks for. `hasForms`: each can be put into the cart where it stands. */
export const shelfQuery = z.strictObject({
  source: z.enum(shelfSources),
  categoryId: id.optional(),
  tag: shelfTag.default(''),
  productIds: z
    .string()
    .max(maxShelfProducts * 25)
    .default('')
    .transform((text) => (text === '' ? [] : text.split(',')))
    .pipe(z.array(id).max(maxShelfProducts)),
  limit: z.coerce.number().pipe(shelfLimit),
  hasForms: z.stringbool().default(false),
})
export type ShelfWish = z.output<typeof shelfQuery>

const shelfVariant = shownVariant.extend({
  values: z.array(z.string()),
  sku: z.string(),
  picture: z.int().min(0).nullable(),
  weight: z.string(),
  size: z.string(),
})

export const shelfProduct = z.strictObject({
  id,
  href: z.string(),
  title: z.string(),
  price: z.strictObject({ text: z.string(), before: z.string().nullable() }),
  isOnSale: z.boolean(),
  isSoldOut: z.boolean(),
  pictures: z.array(productPicture).max(2),
  form: z
    .strictObject({ addLabel: z.string(), options: z.array(productOption), variants: z.array(shelfVariant) })
    .nullable(),
})
export type ShelfProduct = z.infer<typeof shelfProduct>

/** The products that a block shows. */
export const shelf = z.strictObject({
  products: z.array(shelfProduct),
  /** Chosen, and not shown to visitors. A deleted one has no title. */
  unseen: z.array(z.strictObject({ id, title: z.string().nullable() })),
})
export type Shelf = z.infer<typeof shelf>

/** Equal wishes have one name. */
export function nameWish({ source, categoryId, tag, productIds, limit, hasForms }: ShelfWish): string {
  return JSON.stringify([source, categoryId ?? null, tag, productIds, limit, hasForms])
}

/** Asks for nothing that its source does not heed, so that it stays the same wish while others are edited. */
export function makeWish(wish: ShelfWish): ShelfWish {
  const { source, categoryId, tag, productIds, limit, hasForms } = wish
  const isChosen = source === 'chosen'
  return {
    source,
    ...(source === 'category' && categoryId !== undefined ? { categoryId } : {}),
    tag: source === 'tag' ? tag : '',
    productIds: isChosen ? productIds : [],
    limit: isChosen ? Math.max(1, productIds.length) : limit,
    hasForms,
  }
}

import { makeWish, type ShelfWish } from '@sitewright/model/commerce/products/shelf'
import { id } from '@sitewright/model/id'
import { storeDesign } from '@sitewright/model/pages/store-design'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const product = defineBlock({
  type: 'product',
  number: visitorBlockTypes.product,
  group: 'sell',
  label: 'Product',
  description: 'One product that visitors can add to the cart.',
  sign: 'M4 7h12l1 10H3L4 7Zm3 0V6a3 3 0 0 1 6 0v1',
  props: z.strictObject({
    productId: id.nullable().default(null),
    layout: z.enum(['stacked', 'beside']).default('stacked'),
    pictureRatio: storeDesign.shape.pictureRatio,
    alignment: z.enum(['left', 'center']).default('left'),
    showPicture: z.boolean().default(true),
    showTitle: z.boolean().default(true),
    showPrice: z.boolean().default(true),
    showButton: z.boolean().default(true),
  }),
  starter: {},
  size: { columns: 8, rows: 16 },
  isEmpty: ({ productId, showPicture, showTitle, showPrice, showButton }) =>
    productId === null || !(showPicture || showTitle || showPrice || showButton),
  listShelves: (props) => (props.productId === null ? [] : [wishOfProduct(props)]),
})
export type Product = BlockProps<typeof product>

interface AskedProduct {
  readonly productId: string | null
  readonly showButton: boolean
}

export function wishOfProduct({ productId, showButton }: AskedProduct): ShelfWish {
  const productIds = productId === null ? [] : [productId]
  return makeWish({ source: 'chosen', productIds, tag: '', limit: 1, hasForms: showButton })
}

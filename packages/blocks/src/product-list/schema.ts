import {
  makeWish,
  maxShelfProducts,
  type ShelfWish,
  shelfLimit,
  shelfSources,
  shelfTag,
} from '@sitewright/model/commerce/products/shelf'
import { id } from '@sitewright/model/id'
import { storeDesign } from '@sitewright/model/pages/store-design'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const productList = defineBlock({
  type: 'product-list',
  number: visitorBlockTypes.summaryV2,
  group: 'sell',
  label: 'Product list',
  description: 'Products by category or tag, the newest, or your own selection.',
  sign: 'M3 3.500h6v6H3zM11 3.500h6v6h-6zM3 12h6M3 15h4M11 12h6M11 15h4',
  props: z.strictObject({
    source: z.enum(shelfSources).default('newest'),
    categoryId: id.nullable().default(null),
    tag: shelfTag.default(''),
    productIds: z.array(id).max(maxShelfProducts).default([]),
    limit: shelfLimit.default(4),
    columns: z.int().min(1).max(6).default(4),
    pictureRatio: storeDesign.shape.pictureRatio,
    showPrice: z.boolean().default(true),
    quickView: z.boolean().default(true),
  }),
  starter: {},
  size: { columns: 24, rows: 16 },
  isEmpty: ({ source, categoryId, tag, productIds }) =>
    (source === 'category' && categoryId === null) ||
    (source === 'tag' && tag === '') ||
    (source === 'chosen' && productIds.length === 0),
  listShelves: (props) => [wishOfList(props)],
})
export type ProductList = BlockProps<typeof productList>

interface AskedList extends Pick<ShelfWish, 'source' | 'tag' | 'productIds' | 'limit'> {
  readonly categoryId: string | null
}

export function wishOfList({ source, categoryId, tag, productIds, limit }: AskedList): ShelfWish {
  return makeWish({ source, categoryId: categoryId ?? undefined, tag, productIds, limit, hasForms: false })
}

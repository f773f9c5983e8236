import type { BlockSample } from '../ground/block-sample'
import type { productList } from './schema'

export const productListSample: BlockSample<typeof productList> = {
  faces: (_, { productId, categoryId, tag }) => [
    { limit: 1, columns: 2 },
    { source: 'chosen', productIds: [productId] },
    { source: 'category', categoryId },
    { source: 'tag', tag },
  ],
}

import type { BlockSample } from '../ground/block-sample'
import type { product } from './schema'

export const productSample: BlockSample<typeof product> = {
  fill: (_, { productId }) => ({ productId }),
  faces: () => [{ layout: 'beside', alignment: 'center', pictureRatio: 'square' }, { showButton: false }],
}

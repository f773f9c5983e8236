import type { BlockSample } from '../ground/block-sample'
import type { foodOrdering } from './schema'

export const foodOrderingSample: BlockSample<typeof foodOrdering> = {
  fill: () => ({ slug: 'kiln', displayName: 'Kiln Kitchen' }),
}

import type { BlockSample } from '../ground/block-sample'
import type { tagCloud } from './schema'

export const tagCloudSample: BlockSample<typeof tagCloud> = {
  fill: (_, { collectionId }) => ({ collectionId }),
  faces: () => [{ limit: 1 }],
}

import type { BlockSample } from '../ground/block-sample'
import type { posts } from './schema'

export const postsSample: BlockSample<typeof posts> = {
  fill: (_, { collectionId }) => ({ collectionId }),
  faces: (_, { eventsId }) => [{ limit: 1 }, { collectionId: eventsId }],
}

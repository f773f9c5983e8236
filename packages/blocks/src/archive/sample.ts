import type { BlockSample } from '../ground/block-sample'
import type { archive } from './schema'

export const archiveSample: BlockSample<typeof archive> = {
  fill: (_, { collectionId }) => ({ collectionId }),
  faces: (_, { eventsId }) => [{ groupBy: 'tags', limit: 1 }, { collectionId: eventsId }],
}

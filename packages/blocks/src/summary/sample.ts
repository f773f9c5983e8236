import type { BlockSample } from '../ground/block-sample'
import type { summary } from './schema'

export const summarySample: BlockSample<typeof summary> = {
  fill: (_, { collectionId }) => ({ collectionId }),
  faces: (_, { eventsId }) => [
    { limit: 1 },
    { design: 'wall' },
    { design: 'carousel' },
    { design: 'list' },
    { collectionId: eventsId },
  ],
}

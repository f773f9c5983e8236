import type { BlockSample } from '../ground/block-sample'
import type { calendar } from './schema'

export const calendarSample: BlockSample<typeof calendar> = {
  fill: (_, { eventsId }) => ({ collectionId: eventsId }),
}

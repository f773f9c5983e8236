import type { BlockSample } from '../ground/block-sample'
import type { reservation } from './schema'

export const reservationSample: BlockSample<typeof reservation> = {
  fill: () => ({ restaurantId: '123456' }),
}

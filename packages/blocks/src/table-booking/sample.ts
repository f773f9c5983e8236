import type { BlockSample } from '../ground/block-sample'
import type { tableBooking } from './schema'

export const tableBookingSample: BlockSample<typeof tableBooking> = {
  fill: () => ({ slug: 'kiln' }),
}

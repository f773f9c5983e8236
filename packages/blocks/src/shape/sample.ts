import type { BlockSample } from '../ground/block-sample'
import type { shape } from './schema'

export const shapeSample: BlockSample<typeof shape> = {
  faces: () => [{ drawing: 'outline', stretch: true }],
}

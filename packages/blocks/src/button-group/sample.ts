import type { BlockSample } from '../ground/block-sample'
import type { buttonGroup } from './schema'

export const buttonGroupSample: BlockSample<typeof buttonGroup> = {
  faces: () => [{ size: 'large', alignment: 'center', phoneAlignment: 'right' }],
}

import type { BlockSample } from '../ground/block-sample'
import type { button } from './schema'

export const buttonSample: BlockSample<typeof button> = {
  faces: () => [{ style: 'secondary', size: 'large', alignment: 'stretch' }],
}

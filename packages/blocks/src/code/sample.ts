import type { BlockSample } from '../ground/block-sample'
import type { code } from './schema'

export const codeSample: BlockSample<typeof code> = {
  faces: () => [{ display: 'html', source: '<p>Hello</p>' }],
}

import type { BlockSample } from '../ground/block-sample'
import type { embed } from './schema'

export const embedSample: BlockSample<typeof embed> = {
  fill: () => ({ address: 'https://youtu.be/dQw4w9WgXcQ' }),
}

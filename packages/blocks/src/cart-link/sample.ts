import type { BlockSample } from '../ground/block-sample'
import type { cartLink } from './schema'

export const cartLinkSample: BlockSample<typeof cartLink> = {
  faces: () => [
    { look: 'both', alignment: 'center' },
    { look: 'icon', showCount: false },
  ],
}

import type { BlockSample } from '../ground/block-sample'
import type { logo } from './schema'

export const logoSample: BlockSample<typeof logo> = {
  fill: (pictureId) => ({ assetId: pictureId }),
}

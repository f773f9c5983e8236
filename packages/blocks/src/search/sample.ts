import type { BlockSample } from '../ground/block-sample'
import type { search } from './schema'

export const searchSample: BlockSample<typeof search> = {
  faces: () => [
    { look: 'filled', size: 'large' },
    { look: 'underline', size: 'small', button: 'icon' },
    { showPreview: false },
  ],
}

import type { BlockSample } from '../ground/block-sample'
import type { image } from './schema'

export const imageSample: BlockSample<typeof image> = {
  fill: (pictureId) => ({ assetId: pictureId, caption: 'Glazed in winter', link: { href: '/shop' } }),
  faces: () => [
    ...(['poster', 'card', 'overlap', 'collage', 'stack'] as const).map((layout) => ({
      layout,
      title: 'Vase',
      text: 'Thrown in one go.',
      button: { label: 'See it', href: '/shop' },
    })),
    { layout: 'card', title: 'Vase', button: null, cropMode: 'contain', fitAlignment: 'top left', shape: 'circle' },
  ],
}

import { galleryDesigns } from '@sitewright/model/galleries/designs'
import type { BlockSample } from '../ground/block-sample'
import type { gallery } from './schema'

export const gallerySample: BlockSample<typeof gallery> = {
  fill: (pictureId) => ({
    slides: [
      { assetId: pictureId, title: 'Vase', description: 'Thrown in March', href: '/shop' },
      { assetId: pictureId },
      { assetId: pictureId },
    ],
  }),
  faces: (pictureId) => [
    ...galleryDesigns.map((design) => ({ design })),
    { design: 'base', transition: 'scroll' },
    { design: 'base', transition: 'new-swipe', loop: false },
    {
      design: 'slideshow',
      mixedContent: true,
      autoplay: true,
      slides: [
        { assetId: pictureId, video: 'https://youtu.be/dQw4w9WgXcQ' },
        { assetId: pictureId, title: 'Vase', description: 'Thrown in March', href: '/shop' },
      ],
    },
  ],
}

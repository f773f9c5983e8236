import type { BlockSample } from '../ground/block-sample'
import type { video } from './schema'

export const videoSample: BlockSample<typeof video> = {
  fill: (pictureId) => ({ code: 'https://youtu.be/dQw4w9WgXcQ', pictureId, caption: 'A film' }),
  faces: (_, { videoId }) => [{ source: 'upload', assetId: videoId }],
}

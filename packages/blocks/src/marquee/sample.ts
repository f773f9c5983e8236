import type { BlockSample } from '../ground/block-sample'
import type { marquee } from './schema'

export const marqueeSample: BlockSample<typeof marquee> = {
  faces: () => [{ waveIntensity: 3 }],
}

import type { BlockSample } from '../ground/block-sample'
import type { navigation } from './schema'

export const navigationSample: BlockSample<typeof navigation> = {
  fill: () => ({ links: [{ title: 'Shop', href: '/shop' }] }),
}

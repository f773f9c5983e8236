import type { BlockSample } from '../ground/block-sample'
import type { markdown } from './schema'

export const markdownSample: BlockSample<typeof markdown> = {
  fill: () => ({
    source: '# One\n\n1. two\n2. three\n\n| a | b |\n|---|---|\n| c | d |\n\n> quote `code` **bold**\n\n---',
  }),
}

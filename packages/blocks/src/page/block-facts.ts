import type { PlacedBlock } from '@sitewright/model/pages/document'
import type { BlockDefinition, BlockGround } from '../ground/define-block'
import { createBlockReader } from './read-blocks'

interface BlockFacts {
  readonly isEmpty: (hasAsset: (assetId: string | null) => boolean) => boolean
  readonly missing: BlockDefinition['missing']
  readonly isWordless: boolean
  readonly grounds: readonly BlockGround[]
  readonly hasUnlinkedButton: boolean
}

const readFacts = createBlockReader<BlockFacts>((definition, props) => [
  {
    isEmpty: (hasAsset) => definition.isEmpty?.(props as never, hasAsset) ?? false,
    missing: definition.missing,
    isWordless: definition.isWordless?.(props as never) ?? false,
    grounds: definition.listGrounds?.(props as never) ?? [],
    hasUnlinkedButton: definition.hasUnlinkedButton?.(props as never) ?? false,
  },
])

/** What a block with props that no longer fit is taken for: it shows nothing. */
const unreadable: BlockFacts = {
  isEmpty: () => true,
  missing: undefined,
  isWordless: true,
  grounds: [],
  hasUnlinkedButton: false,
}

export function factsOf(block: PlacedBlock): BlockFacts {
  return readFacts(block)[0] ?? unreadable
}

export interface KnownAssets {
  readonly assets: Pick<ReadonlySet<string>, 'has'>
}

/** Visitors see nothing of it: it has nothing to show, or what it shows is gone. */
export function isBlockEmpty(block: PlacedBlock, { assets }: KnownAssets): boolean {
  return factsOf(block).isEmpty((assetId) => assetId !== null && assets.has(assetId))
}

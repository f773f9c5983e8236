import type { PlacedBlock } from '@sitewright/model/pages/document'
import type { BlockDefinition } from '../ground/define-block'
import { findBlock } from '../registry/schemas'

/** Reads something of blocks by their definition; of a block with props that no longer fit, nothing. */
export function createBlockReader<Found>(
  read: (definition: BlockDefinition, props: unknown) => readonly Found[],
): (block: PlacedBlock) => readonly Found[] {
  // The editor asks after each typed letter, and blocks that did not change are the same objects as before.
  const known = new WeakMap<PlacedBlock, readonly Found[]>()
  return (block) => {
    const found = known.get(block) ?? readBlock(block, read)
    known.set(block, found)
    return found
  }
}

function readBlock<Found>(
  block: PlacedBlock,
  read: (definition: BlockDefinition, props: unknown) => readonly Found[],
): readonly Found[] {
  const definition = findBlock(block.type)
  const props = definition?.props.safeParse(block.props)
  return definition && props?.success ? read(definition, props.data) : []
}

import type { BlockPanelInput } from '../ground/block-panel'
import { drawCollectionField } from '../item-shelves/collection-field'
import type { Archive } from './schema'

function ArchiveContent(input: BlockPanelInput<Archive>) {
  return (
    <>
      {drawCollectionField(input, 'Collection')}
      {input.drawFields('groupBy', 'limit', 'showCounts')}
    </>
  )
}

function ArchiveStyle({ drawFields }: BlockPanelInput<Archive>) {
  return drawFields('columns')
}

export const archivePanel = { content: ArchiveContent, style: ArchiveStyle }

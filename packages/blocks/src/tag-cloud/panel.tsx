import type { BlockPanelInput } from '../ground/block-panel'
import { drawCollectionField } from '../item-shelves/collection-field'
import type { TagCloud } from './schema'

function TagCloudContent(input: BlockPanelInput<TagCloud>) {
  return (
    <>
      {drawCollectionField(input, 'Collection')}
      {input.drawFields('groupBy', 'limit', 'sort')}
    </>
  )
}

function TagCloudStyle({ drawFields }: BlockPanelInput<TagCloud>) {
  return drawFields('alignment')
}

export const tagCloudPanel = { content: TagCloudContent, style: TagCloudStyle }

import type { BlockPanelInput } from '../ground/block-panel'
import { drawCollectionField } from '../item-shelves/collection-field'
import type { Posts } from './schema'

function PostsContent(input: BlockPanelInput<Posts>) {
  return (
    <>
      {drawCollectionField(input, 'Show items of')}
      {input.drawFields('limit', 'category', 'tag', 'showDate')}
    </>
  )
}

export const postsPanel = { content: PostsContent }

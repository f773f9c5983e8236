import type { BlockPanelInput } from '../ground/block-panel'
import { drawCollectionField } from '../item-shelves/collection-field'
import type { Summary } from './schema'

function SummaryContent(input: BlockPanelInput<Summary>) {
  return (
    <>
      {drawCollectionField(input, 'Show items of')}
      {input.drawFields(
        'limit',
        'category',
        'tag',
        'featuredOnly',
        'when',
        'showPicture',
        'showExcerpt',
        'showDate',
        'showAuthor',
        'showCategories',
      )}
    </>
  )
}

function SummaryStyle({ drawFields }: BlockPanelInput<Summary>) {
  return drawFields('design', 'columns', 'pictureRatio')
}

export const summaryPanel = { content: SummaryContent, style: SummaryStyle }

import type { BlockPanelInput } from '../ground/block-panel'
import { drawCollectionField } from '../item-shelves/collection-field'
import type { Calendar } from './schema'

function CalendarContent(input: BlockPanelInput<Calendar>) {
  return (
    <>
      {drawCollectionField(input, 'Show events of')}
      {input.drawFields('category', 'month')}
    </>
  )
}

export const calendarPanel = { content: CalendarContent }

import type { ItemSummary } from '@sitewright/model/collections/answers/item-answers'
import { tellItems } from '../../../data/collections/items'
import { ScheduleDialog } from '../../../publishing/schedule-dialog'

/** Nothing of it is being edited here: what is saved is what will be published. */
const asSaved = { autosave: { flush: async () => true } }

export function ScheduleItem({ item, onClose }: { item: ItemSummary; onClose: () => void }) {
  const { id, title, scheduledAt } = item
  return (
    <ScheduleDialog
      session={asSaved}
      page={{ id, scheduledAt, settings: { title } }}
      onClose={() => {
        void tellItems()
        onClose()
      }}
    />
  )
}

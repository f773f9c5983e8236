import { type CollectionName, collectionKinds } from '@sitewright/model/collections/collection-kinds'
import type { IconName } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'

const texts: Record<CollectionName, { icon: IconName; title: string; text: string }> = {
  blog: {
    icon: 'pencil',
    title: 'Add your first post',
    text: 'Write news, stories or guides. Readers can follow along by RSS. No one sees a post until you publish it.',
  },
  events: {
    icon: 'calendar',
    title: 'Add your first event',
    text: 'Say when and where it takes place. Visitors can add it to their calendar. No one sees it until you publish it.',
  },
  portfolio: {
    icon: 'assets',
    title: 'Add your first project',
    text: 'Show your work with a cover image and a page of its own. No one sees it until you publish it.',
  },
  gallery: {
    icon: 'assets',
    title: 'Add your first gallery item',
    text: 'Collect images and give each a page of its own. No one sees it until you publish it.',
  },
}

interface FirstItemProps {
  name: CollectionName
  onAdd: () => void
  onDesign: () => void
}

/** The list before there is anything in it. */
export function FirstItem({ name, onAdd, onDesign }: FirstItemProps) {
  const { icon, title, text } = texts[name]
  return (
    <div className="card item-first">
      <EmptyState
        icon={icon}
        title={title}
        action={
          <div className="row-actions">
            <Button onClick={onDesign}>Choose a layout</Button>
            <Button kind="primary" icon="plus" onClick={onAdd}>
              Add {collectionKinds[name].item.one}
            </Button>
          </div>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}

import { Button } from '@sitewright/ui/controls/button'
import { Menu, type MenuItem } from '@sitewright/ui/floating/menu'

interface SelectionBarProps {
  count: number
  areAllSelected: boolean
  /** What is rarely done. */
  more: readonly MenuItem[]
  onAll: () => void
  onClear: () => void
  onPublish: () => void
  onUnpublish: () => void
  onDelete: () => void
}

/** What can be done with several items at once. */
export function SelectionBar(props: SelectionBarProps) {
  return (
    <div className="item-selection" role="toolbar" aria-label="Selected items">
      <strong role="status">{props.count} selected</strong>
      <Button size="small" onClick={props.onPublish}>
        Publish
      </Button>
      <Button size="small" onClick={props.onUnpublish}>
        Unpublish
      </Button>
      <Button size="small" icon="trash" onClick={props.onDelete}>
        Delete
      </Button>
      <Menu label="Change" icon="chevron" showsLabel items={props.more} />
      <span className="item-selection-end">
        {props.areAllSelected ? null : (
          <Button size="small" kind="quiet" onClick={props.onAll}>
            Select all
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={props.onClear}>
          Clear
        </Button>
      </span>
    </div>
  )
}

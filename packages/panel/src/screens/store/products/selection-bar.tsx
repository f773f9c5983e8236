import { Button } from '@sitewright/ui/controls/button'

interface SelectionBarProps {
  count: number
  areAllSelected: boolean
  onAll: () => void
  onClear: () => void
  onShow: () => void
  onHide: () => void
  onTag: () => void
  onDelete: () => void
}

/** What can be done with several products at once. */
export function SelectionBar(props: SelectionBarProps) {
  return (
    <div className="store-selection" role="toolbar" aria-label="Selected products">
      <strong role="status">{props.count} selected</strong>
      <Button size="small" onClick={props.onShow}>
        Show
      </Button>
      <Button size="small" onClick={props.onHide}>
        Hide
      </Button>
      <Button size="small" onClick={props.onTag}>
        Add tag
      </Button>
      <Button size="small" icon="trash" onClick={props.onDelete}>
        Delete
      </Button>
      <span className="store-selection-end">
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

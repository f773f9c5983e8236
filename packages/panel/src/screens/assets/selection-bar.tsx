import { Button } from '@sitewright/ui/controls/button'

interface SelectionBarProps {
  count: number
  onSelectAll: () => void
  onClear: () => void
  onMove: (() => void) | null
  onDelete: () => void
}

/** What can be done with the selected files at once. */
export function SelectionBar({ count, onSelectAll, onClear, onMove, onDelete }: SelectionBarProps) {
  return (
    <div className="asset-selection" role="toolbar" aria-label="Selected files">
      <strong role="status">{count} selected</strong>
      <Button size="small" onClick={onSelectAll}>
        Select all
      </Button>
      <Button size="small" kind="quiet" onClick={onClear}>
        Clear
      </Button>
      {onMove ? (
        <Button size="small" icon="folder" onClick={onMove}>
          Move to…
        </Button>
      ) : null}
      <Button size="small" kind="danger" icon="trash" onClick={onDelete}>
        Delete
      </Button>
    </div>
  )
}

import type { SubmissionChange, SubmissionState } from '@sitewright/model/forms/inbox'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { MoveButtons } from '../view/move-buttons'

interface SelectionBarProps {
  count: number
  /** Where they lie. */
  state: SubmissionState
  areAllSelected: boolean
  onAll: () => void
  onClear: () => void
  onChange: (change: SubmissionChange) => void
  onErase: () => void
}

/** What can be done with several at once. */
export function SelectionBar({ count, state, areAllSelected, onAll, onClear, onChange, onErase }: SelectionBarProps) {
  return (
    <div className="inbox-selection" role="toolbar" aria-label="Selected submissions">
      <strong role="status">{count} selected</strong>
      <IconButton icon="check" label="Mark as read" onClick={() => onChange({ isRead: true })} />
      <IconButton icon="unread" label="Mark as unread" onClick={() => onChange({ isRead: false })} />
      <IconButton icon="star" label="Star" onClick={() => onChange({ isStarred: true })} />
      <MoveButtons state={state} onChange={onChange} onErase={onErase} />
      <span className="inbox-selection-end">
        {areAllSelected ? null : (
          <Button size="small" kind="quiet" onClick={onAll}>
            Select all
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={onClear}>
          Clear
        </Button>
      </span>
    </div>
  )
}

import type { SubmissionChange, SubmissionState } from '@sitewright/model/forms/inbox'
import { Button, IconButton } from '@sitewright/ui/button'

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
      {state === 'inbox' ? (
        <IconButton icon="shield" label="It is spam" onClick={() => onChange({ state: 'spam' })} />
      ) : (
        <IconButton icon="inbox" label="Move to the inbox" onClick={() => onChange({ state: 'inbox' })} />
      )}
      {state === 'deleted' ? (
        <IconButton icon="trash" label="Delete for good" onClick={onErase} />
      ) : (
        <IconButton icon="trash" label="Move to the bin" onClick={() => onChange({ state: 'deleted' })} />
      )}
      <span className="inbox-selection-end">
        {areAllSelected ? null : (
          <Button size="small" kind="quiet" onClick={onAll}>
            All shown
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={onClear}>
          Clear
        </Button>
      </span>
    </div>
  )
}

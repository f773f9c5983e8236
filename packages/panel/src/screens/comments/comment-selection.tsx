import { type CommentState, commentTable } from '@sitewright/model/comments/comment'
import type { CommentSummary } from '@sitewright/model/comments/comment-answers'
import { listMoves } from '@sitewright/model/states/state-table'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { moveLooks, stateOfMove } from './comment-moves'

interface CommentMovesProps {
  /** Where they lie. */
  state: CommentState
  onMove: (to: CommentState) => void
  onErase: () => void
}

/** Wherever a comment may go from where it lies. */
export function CommentMoves({ state, onMove, onErase }: CommentMovesProps) {
  return listMoves(commentTable, state).map((event) => {
    const { icon, label } = moveLooks[event]
    const to = stateOfMove(event)
    return <IconButton key={event} icon={icon} label={label} onClick={() => (to === null ? onErase() : onMove(to))} />
  })
}

interface CommentSelectionProps extends CommentMovesProps {
  rows: readonly CommentSummary[]
  areAll: boolean
  onAll: () => void
  onClear: () => void
}

/** What can be done with several at once. */
export function CommentSelection({ rows, areAll, onAll, onClear, ...moves }: CommentSelectionProps) {
  return (
    <div className="comment-selection" role="toolbar" aria-label="Selected comments">
      <strong role="status">{rows.length} selected</strong>
      <CommentMoves {...moves} />
      {areAll ? null : (
        <Button size="small" kind="quiet" onClick={onAll}>
          Select all
        </Button>
      )}
      <Button size="small" kind="quiet" onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}

import type { CommentState } from '@sitewright/model/comments/comment'
import type { CommentSummary } from '@sitewright/model/comments/comment-answers'
import { Button } from '@sitewright/ui/controls/button'
import { RelativeTime } from '../../parts/relative-time'
import { CommentMoves } from './comment-selection'
import { ReplyForm } from './reply-form'

interface CommentRowProps {
  row: CommentSummary
  isSelected: boolean
  isReplying: boolean
  onSelect: (isSelected: boolean, isRange: boolean) => void
  onMove: (to: CommentState) => void
  onErase: () => void
  onItem: () => void
  onReply: (isReplying: boolean) => void
}

const byLabels: Record<CommentSummary['by'], string | null> = { visitor: null, member: 'Member', author: 'Author' }

/** One comment whole: most are short, and who moderates reads them all. */
export function CommentRow({
  row,
  isSelected,
  isReplying,
  onSelect,
  onMove,
  onErase,
  onItem,
  onReply,
}: CommentRowProps) {
  const who = row.name || 'Anonymous'
  const byLabel = byLabels[row.by]
  return (
    <li className={`comment-row${isSelected ? ' is-selected' : ''}`}>
      <label className="comment-check">
        <input
          type="checkbox"
          aria-label={`Select comment by ${who}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </label>
      <article tabIndex={-1} data-comment-row={row.id} aria-label={`Comment by ${who}`}>
        <header>
          <strong>{who}</strong>
          {byLabel === null ? null : <span className="sw-badge">{byLabel}</span>}
          {row.email === null ? null : <a href={`mailto:${encodeURIComponent(row.email)}`}>{row.email}</a>}
          <RelativeTime time={row.createdAt} />
        </header>
        <p className="comment-row-place">
          {row.parentName === null ? 'On ' : `In reply to ${row.parentName || 'Anonymous'} on `}
          {row.itemAddress === null ? (
            row.itemTitle
          ) : (
            <a href={row.itemAddress} target="_blank" rel="noopener noreferrer">
              {row.itemTitle || 'Untitled'}
              <span className="sw-hidden-text"> (opens in a new tab)</span>
            </a>
          )}
        </p>
        <p className="comment-row-text">{row.text}</p>
        {row.reasons.length > 0 ? <p className="comment-row-reasons">{row.reasons.join('. ')}</p> : null}
        <footer>
          <CommentMoves state={row.state} onMove={onMove} onErase={onErase} />
          {row.state === 'pending' || row.state === 'approved' ? (
            <Button size="small" kind="quiet" aria-expanded={isReplying} onClick={() => onReply(!isReplying)}>
              Reply
            </Button>
          ) : null}
          <Button size="small" kind="quiet" onClick={onItem}>
            Only this page
          </Button>
          {row.likes > 0 ? <small>{row.likes === 1 ? '1 like' : `${row.likes.toLocaleString()} likes`}</small> : null}
        </footer>
        {isReplying ? <ReplyForm row={row} onDone={() => onReply(false)} /> : null}
      </article>
    </li>
  )
}

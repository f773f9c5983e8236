import type { SubmissionSummary } from '@sitewright/model/forms/inbox'
import { Icon } from '@sitewright/ui/base/icons'
import { goTo, writeRoute } from '../../../ground/router'
import { writeWhen } from '../view/inbox-view'

interface SubmissionRowProps {
  row: SubmissionSummary
  now: Date
  isOpen: boolean
  isSelected: boolean
  showsForm: boolean
  onSelect: (isSelected: boolean, isRange: boolean) => void
  onStar: () => void
}

export function SubmissionRow({ row, now, isOpen, isSelected, showsForm, onSelect, onStar }: SubmissionRowProps) {
  const who = row.who || row.email || 'Anonymous'
  const route = { screen: 'forms', part: row.id } as const
  return (
    <li
      className={`inbox-row${row.isRead ? '' : ' is-unread'}${isSelected ? ' is-selected' : ''}`}
      data-open={isOpen || undefined}
    >
      <label className="inbox-check">
        <input
          type="checkbox"
          aria-label={`Select ${who}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </label>
      <a
        href={writeRoute(route)}
        data-submission-id={row.id}
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          goTo(route)
        }}
      >
        <span className="inbox-row-head">
          <strong>
            {row.isRead ? null : <span className="sw-hidden-text">Unread: </span>}
            {who}
          </strong>
          <time dateTime={row.createdAt}>{writeWhen(row.createdAt, now)}</time>
        </span>
        <span className="inbox-row-text">{row.excerpt || (row.who && row.email) || 'No message'}</span>
        {showsForm || row.noteCount > 0 ? (
          <span className="inbox-row-foot">
            {showsForm ? <span className="sw-badge">{row.formName}</span> : null}
            {row.noteCount > 0 ? (
              <span className="inbox-row-notes">
                <Icon name="note" sizePx={16} /> {row.noteCount}
                <span className="sw-hidden-text"> notes</span>
              </span>
            ) : null}
          </span>
        ) : null}
      </a>
      <button
        type="button"
        className="sw-icon-button inbox-star"
        aria-pressed={row.isStarred}
        aria-label={`Star ${who}`}
        onClick={onStar}
      >
        <Icon name="star" sizePx={18} />
      </button>
    </li>
  )
}

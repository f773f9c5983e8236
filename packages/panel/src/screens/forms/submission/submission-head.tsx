import type { SubmissionChange, SubmissionDetail, SubmissionSummary } from '@sitewright/model/forms/inbox'
import { IconButton } from '@sitewright/ui/controls/button'
import { inboxKeys } from '../view/inbox-keys'
import { MoveButtons } from '../view/move-buttons'

interface SubmissionHeadProps {
  submission: SubmissionDetail
  onChange: (rows: readonly SubmissionSummary[], change: SubmissionChange) => void
  onErase: (row: SubmissionSummary) => void
  onBack: () => void
  onStep: (by: 1 | -1) => void
}

const keyOf = (name: keyof typeof inboxKeys) => inboxKeys[name].keys.toUpperCase()

export function SubmissionHead({ submission, onChange, onErase, onBack, onStep }: SubmissionHeadProps) {
  const { who, email, state, isRead, isStarred, formName, pagePath, createdAt } = submission
  const change = (wanted: SubmissionChange) => onChange([submission], wanted)
  const sentAt = new Date(createdAt).toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' })
  return (
    <header className="inbox-head">
      <div className="inbox-actions" role="toolbar" aria-label="Submission actions">
        <span className="inbox-back">
          <IconButton icon="left" label="Back to list" onClick={onBack} />
        </span>
        <IconButton
          icon="star"
          label={isStarred ? 'Unstar' : 'Star'}
          keys={keyOf('star')}
          className={isStarred ? 'inbox-star is-starred' : 'inbox-star'}
          onClick={() => change({ isStarred: !isStarred })}
        />
        <IconButton
          icon={isRead ? 'unread' : 'check'}
          label={isRead ? 'Mark as unread' : 'Mark as read'}
          keys={isRead ? keyOf('unread') : undefined}
          onClick={() => change({ isRead: !isRead })}
        />
        <MoveButtons state={state} showsKeys onChange={change} onErase={() => onErase(submission)} />
        <span className="inbox-steps">
          <IconButton icon="up" label="Previous" keys={keyOf('previous')} onClick={() => onStep(-1)} />
          <IconButton icon="down" label="Next" keys={keyOf('next')} onClick={() => onStep(1)} />
        </span>
      </div>
      <h2>{who || email || 'Anonymous'}</h2>
      <p className="inbox-meta">
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        <span>{formName}</span>
        {pagePath ? <span>{pagePath}</span> : null}
        <time dateTime={createdAt}>{sentAt}</time>
      </p>
    </header>
  )
}

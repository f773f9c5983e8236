import type { SubmissionChange, SubmissionDetail, SubmissionSummary } from '@sitewright/model/forms/inbox'
import { IconButton } from '@sitewright/ui/button'
import { inboxKeys } from './inbox-keys'

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
          <IconButton icon="left" label="Back to the list" onClick={onBack} />
        </span>
        <IconButton
          icon="star"
          label={isStarred ? 'Take the star away' : 'Star'}
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
        {state === 'inbox' ? (
          <IconButton icon="shield" label="It is spam" keys={keyOf('spam')} onClick={() => change({ state: 'spam' })} />
        ) : (
          <IconButton
            icon="inbox"
            label={state === 'spam' ? 'It is not spam' : 'Take out of the bin'}
            keys={keyOf(state === 'spam' ? 'spam' : 'bin')}
            onClick={() => change({ state: 'inbox' })}
          />
        )}
        {state === 'deleted' ? (
          <IconButton icon="trash" label="Delete for good" onClick={() => onErase(submission)} />
        ) : (
          <IconButton
            icon="trash"
            label="Move to the bin"
            keys={keyOf('bin')}
            onClick={() => change({ state: 'deleted' })}
          />
        )}
        <span className="inbox-steps">
          <IconButton icon="up" label="The one before" keys={keyOf('previous')} onClick={() => onStep(-1)} />
          <IconButton icon="down" label="The next one" keys={keyOf('next')} onClick={() => onStep(1)} />
        </span>
      </div>
      <h2>{who || email || 'Somebody'}</h2>
      <p className="inbox-meta">
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        <span>{formName}</span>
        {pagePath ? <span>{pagePath}</span> : null}
        <time dateTime={createdAt}>{sentAt}</time>
      </p>
    </header>
  )
}

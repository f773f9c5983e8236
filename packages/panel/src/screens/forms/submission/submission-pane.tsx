import type { SubmissionChange, SubmissionDetail, SubmissionSummary } from '@sitewright/model/forms/inbox'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useEffect, useRef } from 'react'
import { useSubmission } from '../../../data/forms/inbox'
import { LoadState } from '../../../parts/load-state'
import { AnswerList } from './answer-list'
import { PersonHistory } from './person-history'
import { SubmissionHead } from './submission-head'
import { SubmissionNotes } from './submission-notes'

interface SubmissionPaneProps {
  openId: string | null
  isListEmpty: boolean
  onChange: (rows: readonly SubmissionSummary[], change: SubmissionChange) => void
  onErase: (row: SubmissionSummary) => void
  onRead: (row: SubmissionSummary) => void
  onBack: () => void
  onStep: (by: 1 | -1) => void
}

export function SubmissionPane({ openId, isListEmpty, ...actions }: SubmissionPaneProps) {
  return (
    <section className="inbox-open" aria-label="Submission">
      {openId ? <OpenSubmission key={openId} id={openId} {...actions} /> : null}
      {openId || isListEmpty ? null : (
        <EmptyState icon="forms" title="Choose a submission">
          Press J and K to move between them, or ? for all shortcuts.
        </EmptyState>
      )}
    </section>
  )
}

interface OpenSubmissionProps extends Omit<SubmissionPaneProps, 'openId' | 'isListEmpty'> {
  id: string
}

function OpenSubmission({ id, ...actions }: OpenSubmissionProps) {
  const query = useSubmission(id)
  useMarkedRead(query.data, actions.onRead)
  if (query.data === undefined)
    return (
      <LoadState query={query}>
        <Skeleton lines={8} heightPx={24} label="Loading submission" />
      </LoadState>
    )
  const submission = query.data
  return (
    <article className="inbox-article" aria-label={`Sent by ${submission.who || submission.email || 'someone'}`}>
      <SubmissionHead submission={submission} {...actions} />
      {submission.reasons.length > 0 ? (
        <p className="warning">Possible spam: {submission.reasons.join(', ')}.</p>
      ) : null}
      <AnswerList submission={submission} />
      <SubmissionNotes submission={submission} />
      {submission.email ? <PersonHistory email={submission.email} exceptId={submission.id} /> : null}
    </article>
  )
}

/** Opened is read, once: whoever marks it as unread while it is open wants it so. */
function useMarkedRead(submission: SubmissionDetail | undefined, onRead: (row: SubmissionSummary) => void) {
  const isDone = useRef(false)
  useEffect(() => {
    if (!submission || isDone.current) return
    isDone.current = true
    if (!submission.isRead && submission.state === 'inbox') onRead(submission)
  }, [submission, onRead])
}

import type { SubmissionChange, SubmissionSummary } from '@sitewright/model/forms/inbox'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useRef } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { changeSubmissions } from '../../../data/forms/inbox'
import { describeChange, invertChange } from '../../../data/forms/inbox-changes'

export interface InboxActions {
  /** Shows the change at once, says what happened and offers the way back. */
  readonly change: (rows: readonly SubmissionSummary[], change: SubmissionChange) => void
  /** Without a word: what was opened is read. */
  readonly markRead: (row: SubmissionSummary) => void
  readonly undo: () => void
}

export function useInboxActions(): InboxActions {
  const last = useRef<(() => void) | null>(null)
  const queue = useRef(Promise.resolve())
  /** One after the other: an undo that overtook what it undoes would be undone by it. */
  function attempt(ids: readonly string[], wanted: SubmissionChange) {
    queue.current = queue.current
      .then(() => changeSubmissions(ids, wanted))
      .catch((error) => void toasts.show({ kind: 'error', text: textOfError(error) }))
  }
  function change(rows: readonly SubmissionSummary[], wanted: SubmissionChange) {
    if (rows.length === 0) return
    const back = invertChange(rows, wanted)
    const undo = () => {
      last.current = null
      for (const step of back) attempt(step.ids, step.change)
    }
    last.current = undo
    toasts.show({ text: describeChange(rows.length, wanted), action: { label: 'Undo', run: undo } })
    attempt(
      rows.map((row) => row.id),
      wanted,
    )
  }
  return {
    change,
    markRead: (row) => attempt([row.id], { isRead: true }),
    undo: () => last.current?.(),
  }
}

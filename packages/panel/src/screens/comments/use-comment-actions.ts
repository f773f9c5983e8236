import type { CommentState } from '@sitewright/model/comments/comment'
import type { CommentSummary } from '@sitewright/model/comments/comment-answers'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useRef } from 'react'
import { textOfError } from '../../data/calls/call-error'
import { eraseComments, moveComments } from '../../data/comments/comments'
import { describeMove } from './comment-moves'

/** Moves are shown at once, said in a note and can be taken back. */
export function useCommentActions() {
  const last = useRef<(() => void) | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  /** One after the other: an undo that overtook what it undoes would be undone by it. */
  function attempt(ids: readonly string[], state: CommentState) {
    queue.current = queue.current
      .then(() => moveComments(ids, state))
      .catch((error) => void toasts.show({ kind: 'error', text: textOfError(error) }))
  }
  function move(rows: readonly CommentSummary[], state: CommentState) {
    const moving = rows.filter((row) => row.state !== state)
    if (moving.length === 0) return
    const undo = () => {
      last.current = null
      for (const from of new Set(moving.map((row) => row.state)))
        attempt(
          moving.filter((row) => row.state === from).map(({ id }) => id),
          from,
        )
    }
    last.current = undo
    toasts.show({ text: describeMove(moving.length, state), action: { label: 'Undo', run: undo } })
    attempt(
      moving.map(({ id }) => id),
      state,
    )
  }
  async function erase(rows: readonly CommentSummary[]) {
    try {
      await eraseComments(rows.map(({ id }) => id))
      toasts.show({ text: rows.length === 1 ? 'Comment deleted' : `${rows.length} comments deleted` })
    } catch (error) {
      toasts.show({ kind: 'error', text: textOfError(error) })
    }
  }
  return { move, erase, undo: () => last.current?.() }
}

import { type CommentEvent, type CommentState, commentTable } from '@sitewright/model/comments/comment'
import { stateAfter } from '@sitewright/model/states/state-table'
import type { IconName } from '@sitewright/ui/base/icons'

interface MoveLook {
  readonly icon: IconName
  readonly label: string
}

export const moveLooks: Record<CommentEvent, MoveLook> = {
  approve: { icon: 'check', label: 'Approve' },
  hold: { icon: 'history', label: 'Move to pending' },
  quarantine: { icon: 'shield', label: 'Mark as spam' },
  delete: { icon: 'trash', label: 'Move to trash' },
  erase: { icon: 'trash', label: 'Delete permanently' },
}

/** Null for the one that cannot be taken back: it is asked for first. */
export function stateOfMove(event: CommentEvent): CommentState | null {
  return event === 'erase' ? null : stateAfter(commentTable, event)
}

const moved: Record<CommentState, string> = {
  pending: 'moved to pending',
  approved: 'approved',
  spam: 'marked as spam',
  trash: 'moved to trash',
}

/** What a note says after a move. */
export function describeMove(count: number, state: CommentState): string {
  return `${count === 1 ? 'Comment' : `${count} comments`} ${moved[state]}`
}

export const tabs: Record<CommentState, { label: string; icon: IconName; empty: readonly [string, string] }> = {
  pending: {
    label: 'Pending',
    icon: 'history',
    empty: ['You’re all caught up', 'Comments that wait for approval appear here.'],
  },
  approved: {
    label: 'Approved',
    icon: 'check',
    empty: ['No comments yet', 'Comments that visitors see appear here.'],
  },
  spam: {
    label: 'Spam',
    icon: 'shield',
    empty: ['No spam', 'Suspicious comments wait here. Nothing is deleted until you decide.'],
  },
  trash: { label: 'Trash', icon: 'trash', empty: ['Trash is empty', 'Comments stay here for 30 days.'] },
}

import {
  type SubmissionChange,
  type SubmissionEvent,
  type SubmissionState,
  submissionTable,
} from '@sitewright/model/forms/inbox'
import { listMoves, stateAfter } from '@sitewright/model/states/state-table'
import type { IconName } from '@sitewright/ui/base/icons'
import type { InboxKey } from './inbox-keys'

interface MoveLook {
  readonly icon: IconName
  readonly label: string
  /** Null where nothing brings back what a slip of the finger did. */
  readonly key: Extract<InboxKey, 'spam' | 'bin'> | null
}

export const moveLooks: Record<SubmissionEvent, MoveLook> = {
  quarantine: { icon: 'shield', label: 'Mark as spam', key: 'spam' },
  release: { icon: 'inbox', label: 'Not spam', key: 'spam' },
  delete: { icon: 'trash', label: 'Move to trash', key: 'bin' },
  restore: { icon: 'inbox', label: 'Restore', key: 'bin' },
  erase: { icon: 'trash', label: 'Delete permanently', key: null },
}

/** Null for the one that cannot be taken back: it is asked for first. */
export function changeOf(event: SubmissionEvent): SubmissionChange | null {
  return event === 'erase' ? null : { state: stateAfter(submissionTable, event) }
}

/** What a key does with what lies there. */
export function changeOfKey(state: SubmissionState, key: InboxKey): SubmissionChange | null {
  const event = listMoves(submissionTable, state).find((it) => moveLooks[it].key === key)
  return event === undefined ? null : changeOf(event)
}

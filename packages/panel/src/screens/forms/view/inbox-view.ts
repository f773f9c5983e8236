import type { InboxCounts, SubmissionFilter } from '@sitewright/model/forms/inbox'
import type { IconName } from '@sitewright/ui/base/icons'

export const folders = ['inbox', 'unread', 'starred', 'spam', 'bin'] as const
export type Folder = (typeof folders)[number]

/** What the list shows, as the owner chose it. */
export interface InboxView {
  readonly folder: Folder
  readonly formId: string | null
  readonly search: string
  readonly from: string
  readonly until: string
}

export const startView: InboxView = { folder: 'inbox', formId: null, search: '', from: '', until: '' }

interface FolderWords {
  readonly label: string
  readonly icon: IconName
  readonly filter: SubmissionFilter
  readonly count: (counts: InboxCounts) => number
  readonly empty: readonly [title: string, advice: string]
}

export const folderWords: Record<Folder, FolderWords> = {
  inbox: {
    label: 'Inbox',
    icon: 'inbox',
    filter: { state: 'inbox' },
    count: (counts) => counts.inbox,
    empty: ['No submissions yet', 'What visitors send through your forms appears here.'],
  },
  unread: {
    label: 'Unread',
    icon: 'unread',
    filter: { state: 'inbox', isUnread: true },
    count: (counts) => counts.unread,
    empty: ['You’re all caught up', 'New submissions appear here until you open them.'],
  },
  starred: {
    label: 'Starred',
    icon: 'star',
    filter: { state: 'inbox', isStarred: true },
    count: (counts) => counts.starred,
    empty: ['No starred submissions', 'Star submissions you want to come back to.'],
  },
  spam: {
    label: 'Quarantine',
    icon: 'shield',
    filter: { state: 'spam' },
    count: (counts) => counts.spam,
    empty: ['Nothing in quarantine', 'Suspicious submissions wait here. Nothing is deleted until you decide.'],
  },
  bin: {
    label: 'Trash',
    icon: 'trash',
    filter: { state: 'deleted' },
    count: (counts) => counts.deleted,
    empty: ['Trash is empty', 'You can restore deleted submissions from here.'],
  },
}

export function filterOf(view: InboxView): SubmissionFilter {
  const search = view.search.trim()
  return {
    ...folderWords[view.folder].filter,
    ...(view.formId === null ? {} : { formId: view.formId }),
    ...(search === '' ? {} : { search }),
    ...(view.from === '' ? {} : { from: view.from }),
    ...(view.until === '' ? {} : { until: view.until }),
  }
}

/** More is asked for than the folder itself. */
export function isNarrowed(view: InboxView): boolean {
  return view.search.trim() !== '' || view.formId !== null || view.from !== '' || view.until !== ''
}

/** Today the hour, this year the day, else the whole date. */
export function writeWhen(createdAt: string, now: Date): string {
  const date = new Date(createdAt)
  if (date.toDateString() === now.toDateString())
    return date.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })
  const isThisYear = date.getFullYear() === now.getFullYear()
  return date.toLocaleDateString(undefined, {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

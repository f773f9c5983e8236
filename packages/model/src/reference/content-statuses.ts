import { asBefore, defineStates, type EventOf, gone } from '../states/state-table'

export const contentStatuses = {
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const
export type ContentStatusName = keyof typeof contentStatuses
export type ContentStatus = (typeof contentStatuses)[ContentStatusName]

const { published, scheduled, needsReview, draft, private: privateStatus } = contentStatuses

/** Published items carry no label, and deleted ones are not listed. */
export const contentStatusLabels: Partial<Record<ContentStatus, string>> = {
  [scheduled]: 'Scheduled',
  [needsReview]: 'Needs Review',
  [draft]: 'Draft',
  [privateStatus]: 'Private',
}

/** What may happen to everything that is not deleted. */
const liveMoves = {
  publish: 'published',
  schedule: 'scheduled',
  askForReview: 'needsReview',
  unpublish: 'draft',
  makePrivate: 'private',
  delete: 'deleted',
} as const

/**
 * What may happen to a page or an item. A published one stays published while an update waits for its time: visitors go on
 * seeing it. A deleted one is restored as a draft; undoing the deletion brings it back as it was.
 */
export const contentStatusTable = defineStates({
  initial: ['draft', 'published'],
  moves: {
    published: { ...liveMoves, scheduleUpdate: 'published', cancelUpdate: 'published' },
    scheduled: { ...liveMoves, cancelSchedule: 'draft' },
    needsReview: liveMoves,
    draft: { ...liveMoves, cancelSchedule: 'draft' },
    private: liveMoves,
    deleted: { delete: 'deleted', restore: 'draft', undoDelete: asBefore, erase: gone },
  },
})
export type ContentMove = EventOf<typeof contentStatusTable.moves>

export const visibilityStates = ['draft', 'published', 'needs_review', 'scheduled'] as const
export type VisibilityState = (typeof visibilityStates)[number]

/** Private content is reported as draft; deleted content is not reported. */
export const visibilityByStatus: Partial<Record<ContentStatus, VisibilityState>> = {
  [published]: 'published',
  [scheduled]: 'scheduled',
  [needsReview]: 'needs_review',
  [draft]: 'draft',
  [privateStatus]: 'draft',
}

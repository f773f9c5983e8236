export const contentStatuses = {
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const
export type ContentStatus = (typeof contentStatuses)[keyof typeof contentStatuses]

const { published, scheduled, needsReview, draft, private: privateStatus, deleted } = contentStatuses

/** Published items carry no label, and deleted ones are not listed. */
export const contentStatusLabels: Partial<Record<ContentStatus, string>> = {
  [scheduled]: 'Scheduled',
  [needsReview]: 'Needs Review',
  [draft]: 'Draft',
  [privateStatus]: 'Private',
}

/** What may happen next. A deleted item comes back as a draft, while it can still be restored. */
export const contentStatusChanges: Record<ContentStatus, readonly ContentStatus[]> = {
  [published]: [scheduled, needsReview, draft, privateStatus, deleted],
  [scheduled]: [published, needsReview, draft, privateStatus, deleted],
  [needsReview]: [published, scheduled, draft, privateStatus, deleted],
  [draft]: [published, scheduled, needsReview, privateStatus, deleted],
  [privateStatus]: [published, scheduled, needsReview, draft, deleted],
  [deleted]: [draft],
}

export const restoreWithinDays = 30
const dayMs = 86_400_000

export function canRestore(deletedAtMs: number, nowMs: number): boolean {
  return nowMs - deletedAtMs <= restoreWithinDays * dayMs
}

/** A scheduled item is published from its time on, whether or not a job has already changed its row. */
export function statusAt(status: ContentStatus, publishAtMs: number | undefined, nowMs: number): ContentStatus {
  const isDue = publishAtMs !== undefined && publishAtMs <= nowMs
  return status === scheduled && isDue ? published : status
}

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

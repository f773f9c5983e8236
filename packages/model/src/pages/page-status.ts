import type { ContentStatusName } from '../reference/content-statuses'

interface StatusFacts {
  readonly isPublished: boolean
  readonly isScheduled: boolean
  /** Whoever may publish is asked to read it. */
  readonly isInReview: boolean
  readonly isDeleted: boolean
}

/** A published page that waits for its next publishing stays published: visitors go on seeing it. */
export function statusOfPage({ isPublished, isScheduled, isInReview, isDeleted }: StatusFacts): ContentStatusName {
  if (isDeleted) return 'deleted'
  if (isPublished) return 'published'
  if (isScheduled) return 'scheduled'
  return isInReview ? 'needsReview' : 'draft'
}

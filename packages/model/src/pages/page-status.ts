import type { ContentStatusName } from '../reference/content-statuses'

interface StatusFacts {
  readonly isPublished: boolean
  readonly isScheduled: boolean
  readonly isDeleted: boolean
}

/** A published page that waits for its next publishing stays published: visitors go on seeing it. */
export function statusOfPage({ isPublished, isScheduled, isDeleted }: StatusFacts): ContentStatusName {
  if (isDeleted) return 'deleted'
  if (isPublished) return 'published'
  return isScheduled ? 'scheduled' : 'draft'
}

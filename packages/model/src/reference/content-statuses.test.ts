import { expect, test } from 'vitest'
import {
  canRestore,
  contentStatusChanges,
  contentStatuses,
  contentStatusLabels,
  statusAt,
  visibilityByStatus,
  visibilityStates,
} from './content-statuses'

const { published, scheduled, needsReview, draft, private: privateStatus, deleted } = contentStatuses
const day = 86_400_000

test('[REF-004] content statuses have exactly the documented numbers', () => {
  expect(contentStatuses).toEqual({ published: 1, scheduled: 2, needsReview: 3, draft: 4, private: 5, deleted: 6 })
})

test('[REF-004] live statuses change into one another, any may be deleted, and deleted goes back to draft', () => {
  const live = [published, scheduled, needsReview, draft, privateStatus]
  for (const from of live) {
    const others = live.filter((status) => status !== from)
    expect([...contentStatusChanges[from]].sort()).toEqual([...others, deleted])
  }
  expect(contentStatusChanges[deleted]).toEqual([draft])
})

test('[REF-004] a deleted item can be restored for 30 days', () => {
  expect(canRestore(0, 30 * day)).toBe(true)
  expect(canRestore(0, 30 * day + 1)).toBe(false)
})

test('[REF-004] a scheduled item is published once its time has come', () => {
  expect(statusAt(scheduled, 1000, 999)).toBe(scheduled)
  expect(statusAt(scheduled, 1000, 1000)).toBe(published)
  expect(statusAt(scheduled, undefined, 1000)).toBe(scheduled)
  expect(statusAt(draft, 1000, 2000)).toBe(draft)
})

test('[REF-005] the interface labels scheduled, needs review, draft and private, and no other status', () => {
  expect(contentStatusLabels).toEqual({ 2: 'Scheduled', 3: 'Needs Review', 4: 'Draft', 5: 'Private' })
})

test('[REF-006] visibility states are draft, published, needs_review and scheduled; private is reported as draft', () => {
  expect(visibilityStates).toEqual(['draft', 'published', 'needs_review', 'scheduled'])
  expect(visibilityByStatus).toEqual({ 1: 'published', 2: 'scheduled', 3: 'needs_review', 4: 'draft', 5: 'draft' })
})

import { expect, test } from 'vitest'
import { listMoves, listStates, nextState } from '../states/state-table'
import {
  contentStatuses,
  contentStatusLabels,
  contentStatusTable,
  visibilityByStatus,
  visibilityStates,
} from './content-statuses'

test('[REF-004] content statuses have exactly the documented numbers', () => {
  expect(contentStatuses).toEqual({ published: 1, scheduled: 2, needsReview: 3, draft: 4, private: 5, deleted: 6 })
})

test('[REF-004] live statuses change into one another, any may be deleted, and a deleted one is restored as a draft', () => {
  const names = listStates(contentStatusTable)
  expect([...names].sort()).toEqual(Object.keys(contentStatuses).sort())
  for (const from of names.filter((name) => name !== 'deleted')) {
    const reached = listMoves(contentStatusTable, from).map((move) => nextState(contentStatusTable, from, move))
    expect([...new Set(reached)].sort()).toEqual([...names].sort())
  }
  expect(contentStatusTable.moves.deleted).toEqual({
    delete: 'deleted',
    restore: 'draft',
    undoDelete: 'as before',
    erase: 'gone',
  })
})

test('[REF-005] the interface labels scheduled, needs review, draft and private, and no other status', () => {
  expect(contentStatusLabels).toEqual({ 2: 'Scheduled', 3: 'Needs Review', 4: 'Draft', 5: 'Private' })
})

test('[REF-006] visibility states are draft, published, needs_review and scheduled; private is reported as draft', () => {
  expect(visibilityStates).toEqual(['draft', 'published', 'needs_review', 'scheduled'])
  expect(visibilityByStatus).toEqual({ 1: 'published', 2: 'scheduled', 3: 'needs_review', 4: 'draft', 5: 'draft' })
})

import type { SubmissionSummary } from '@sitewright/model/forms/inbox'
import { expect, test } from 'vitest'
import { describeChange, invertChange, patchPages, pickNext } from './inbox-changes'

function row(id: string, more: Partial<SubmissionSummary> = {}): SubmissionSummary {
  return {
    ...{ id, formId: 'f', formName: 'Contact', who: 'Ada', email: null, excerpt: '', state: 'inbox', isRead: false },
    ...{ isStarred: false, noteCount: 0, createdAt: '2026-11-16T10:00:00.000Z' },
    ...more,
  }
}
const held = (...rows: SubmissionSummary[]) => ({ pages: [{ submissions: rows, nextCursor: null }], pageParams: [''] })
const idsOf = (pages: ReturnType<typeof held>) => pages.pages.flatMap((page) => page.submissions.map((it) => it.id))

test('what moves to another place leaves the list; what is read or starred stays in it', () => {
  const list = held(row('a'), row('b'))
  expect(idsOf(patchPages(list, new Set(['a']), { state: 'spam' }))).toEqual(['b'])
  const read = patchPages(list, new Set(['a']), { isRead: true })
  expect(read.pages[0]?.submissions.map((it) => it.isRead)).toEqual([true, false])
})

test('undo gives each its own state back, whatever was mixed', () => {
  const rows = [row('a'), row('b', { isRead: true }), row('c')]
  expect(invertChange(rows, { isRead: true })).toEqual([
    { ids: ['a', 'c'], change: { isRead: false } },
    { ids: ['b'], change: { isRead: true } },
  ])
  expect(invertChange(rows, { state: 'deleted' })).toEqual([{ ids: ['a', 'b', 'c'], change: { state: 'inbox' } }])
})

test('after one has left, the next one is opened, and at the end the one before', () => {
  const rows = [row('a'), row('b'), row('c')]
  expect(pickNext(rows, 'b', new Set(['b']))).toBe('c')
  expect(pickNext(rows, 'b', new Set(['b', 'c']))).toBe('a')
  expect(pickNext(rows, 'a', new Set(['a', 'b', 'c']))).toBe(null)
  expect(pickNext(rows, null, new Set(['a']))).toBe('b')
})

test('a note says what happened, in one or in many', () => {
  expect(describeChange(1, { state: 'deleted' })).toBe('Submission moved to trash')
  expect(describeChange(3, { state: 'spam' })).toBe('3 submissions moved to spam')
  expect(describeChange(2, { isStarred: false })).toBe('2 submissions unstarred')
  expect(describeChange(1, { isRead: false })).toBe('Submission marked as unread')
})

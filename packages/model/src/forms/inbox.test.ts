import { expect, test } from 'vitest'
import { bulkChange, maxInBulk, submissionFilter, wordsOfAgreement } from './inbox'

test('the inbox is asked for what is not spam and not deleted, unless it is said otherwise', () => {
  expect(submissionFilter.parse({})).toEqual({ state: 'inbox' })
  expect(submissionFilter.safeParse({ from: '2026-02-30' }).success).toBe(false)
  expect(submissionFilter.safeParse({ state: 'gone' }).success).toBe(false)
})

test('many submissions are changed at once, but not any number', () => {
  const ids = Array.from({ length: maxInBulk + 1 }, (_, at) => String(at))
  expect(bulkChange.safeParse({ ids, change: { isRead: true } }).success).toBe(false)
  expect(bulkChange.safeParse({ ids: ids.slice(1), change: { isRead: true } }).success).toBe(true)
  expect(bulkChange.safeParse({ ids: [], change: {} }).success).toBe(false)
})

test('[FORM-016] an answer of a survey is shown in the words of its scale', () => {
  expect(['-2', '-1', '0', '1', '2', 'x'].map(wordsOfAgreement)).toEqual([
    'Strongly Disagree',
    'Disagree',
    'Neutral',
    'Agree',
    'Strongly Agree',
    'x',
  ])
})

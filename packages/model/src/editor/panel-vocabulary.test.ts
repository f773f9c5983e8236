import { expect, test } from 'vitest'
import { cohortOf, editorAreas, isPlanFeatureNumber, surveyCohorts, tweakEvents } from './panel-vocabulary'

test('[EDIT-004] editor areas are cover page, lock screen, popup overlay, checkout and style', () => {
  expect(editorAreas).toEqual(['cover page', 'lock screen', 'popup overlay', 'checkout', 'style'])
})

test('[EDIT-005] tweak events are exactly the documented ones', () => {
  expect(tweakEvents).toEqual(['change', 'close', 'save', 'reset', 'aftershow', 'afterclose', 'beforeopen'])
})

test('[EDIT-008] survey cohorts are A to E, and an account keeps its own', () => {
  expect(surveyCohorts).toEqual(['A', 'B', 'C', 'D', 'E'])
  const accounts = Array.from({ length: 200 }, (_, index) => `account-${index}`)
  expect(accounts.map(cohortOf)).toEqual(accounts.map(cohortOf))
  expect([...new Set(accounts.map(cohortOf))].sort()).toEqual(surveyCohorts)
})

test('[EDIT-009] plan features are numbered 1 to 68', () => {
  expect([0, 1, 68, 69, 1.5].map(isPlanFeatureNumber)).toEqual([false, true, true, false, false])
})

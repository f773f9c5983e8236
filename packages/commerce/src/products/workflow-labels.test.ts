import { expect, test } from 'vitest'
import { labelWorkflowState } from './workflow-labels'

test('[COM-009] a published product is Available', () => {
  expect(labelWorkflowState('PUBLISHED')).toBe('Available')
})

test('[COM-010] a scheduled product is Scheduled', () => {
  expect(labelWorkflowState('SCHEDULED')).toBe('Scheduled')
})

test('[COM-011] a draft is Hidden', () => {
  expect(labelWorkflowState('DRAFT')).toBe('Hidden')
})

test('[COM-012] every other state is Unsupported', () => {
  for (const state of ['PRIVATE', 'published', '', 'toString', undefined, null, 1]) {
    expect(labelWorkflowState(state)).toBe('Unsupported')
  }
})

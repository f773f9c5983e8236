import { expect, test } from 'vitest'
import { canSubmit, firstSubmitState, nextSubmitState, submitStates } from './submit-lifecycle'

test('[FORM-068] a form starts idle', () => {
  expect(firstSubmitState).toBe('idle')
  expect(canSubmit(firstSubmitState)).toBe(true)
})

test('a submit under way ignores another one', () => {
  expect(nextSubmitState('idle', 'submit')).toBe('submitting')
  expect(canSubmit('submitting')).toBe(false)
  expect(nextSubmitState('submitting', 'submit')).toBe('submitting')
})

test('a failure lets the visitor try again, a success is final', () => {
  expect(nextSubmitState('submitting', 'fail')).toBe('idle')
  expect(nextSubmitState('submitting', 'succeed')).toBe('success')
  for (const event of ['submit', 'fail', 'succeed'] as const) expect(nextSubmitState('success', event)).toBe('success')
})

test('every state can be reached from the first', () => {
  const reached = new Set([firstSubmitState])
  for (const state of reached) {
    for (const event of ['submit', 'keep', 'succeed', 'fail'] as const) reached.add(nextSubmitState(state, event))
  }
  expect([...reached].sort()).toEqual([...submitStates].sort())
})

test('a form that waits for a connection is sent once: it takes no other submit, and ends as any other', () => {
  expect(nextSubmitState('submitting', 'keep')).toBe('kept')
  expect(canSubmit('kept')).toBe(false)
  expect(nextSubmitState('kept', 'succeed')).toBe('success')
  expect(nextSubmitState('kept', 'fail')).toBe('idle')
})

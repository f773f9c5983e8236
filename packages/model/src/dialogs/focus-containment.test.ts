import { expect, test } from 'vitest'
import { checkFocusContainment, focusTrapDelayMs } from './focus-containment'

const predicate = (name: string) => name.startsWith('field')

test('[DLG-028] focus containment takes a container or a predicate', () => {
  expect(checkFocusContainment({ container: 'dialog' })).toEqual({ container: 'dialog' })
  expect(checkFocusContainment({ predicate })).toEqual({ predicate })
})

test('[DLG-028] neither or both is an error', () => {
  const text = 'Focus containment needs exactly one of container or predicate.'
  expect(() => checkFocusContainment({})).toThrow(text)
  expect(() => checkFocusContainment({ container: 'dialog', predicate })).toThrow(text)
})

test('[DLG-029] the focus trap has a delay of 0 ms', () => {
  expect(focusTrapDelayMs).toBe(0)
})

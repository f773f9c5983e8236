import { expect, test } from 'vitest'
import { moveInMenu } from './menu-keys'

const labels = ['Edit', 'Duplicate', 'Delete']

test('arrow keys go round, Home and End go to the ends', () => {
  expect(moveInMenu('ArrowDown', 2, labels)).toBe(0)
  expect(moveInMenu('ArrowUp', 0, labels)).toBe(2)
  expect(moveInMenu('Home', 2, labels)).toBe(0)
  expect(moveInMenu('End', 0, labels)).toBe(2)
})

test('a letter goes to the next item that starts with it', () => {
  expect(moveInMenu('d', 0, labels)).toBe(1)
  expect(moveInMenu('D', 1, labels)).toBe(2)
  expect(moveInMenu('x', 1, labels)).toBe(null)
})

test('other keys are left to the browser', () => {
  expect(moveInMenu('Tab', 0, labels)).toBe(null)
  expect(moveInMenu('Enter', 0, labels)).toBe(null)
  expect(moveInMenu('ArrowDown', 0, [])).toBe(null)
})

import { expect, test } from 'vitest'
import { moveInToolbar } from './text-toolbar-keys'

test('arrows walk round a toolbar, Home and End go to its ends, other keys stay', () => {
  expect(moveInToolbar('ArrowRight', 4, 5)).toBe(0)
  expect(moveInToolbar('ArrowLeft', 0, 5)).toBe(4)
  expect(moveInToolbar('Home', 3, 5)).toBe(0)
  expect(moveInToolbar('End', 0, 5)).toBe(4)
  expect(moveInToolbar('ArrowDown', 1, 5)).toBeNull()
  expect(moveInToolbar('ArrowRight', 0, 0)).toBeNull()
})

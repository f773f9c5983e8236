import { expect, test } from 'vitest'
import { pressMenuKey } from './menu-tabs'

const tabs = { selected: 0, focused: 1, count: 3 }

test('[BLOCK-023] [BLOCK-024] Enter and Space select the focused tab', () => {
  expect(pressMenuKey(tabs, 'Enter').selected).toBe(1)
  expect(pressMenuKey(tabs, ' ').selected).toBe(1)
  expect(pressMenuKey(tabs, 'a')).toBe(tabs)
})

test('[BLOCK-025] Right goes to the next tab and Left to the previous, without selecting', () => {
  expect(pressMenuKey(tabs, 'ArrowRight')).toEqual({ ...tabs, focused: 2 })
  expect(pressMenuKey(tabs, 'ArrowLeft')).toEqual({ ...tabs, focused: 0 })
})

test('Home goes to the first tab and End to the last, without selecting', () => {
  expect(pressMenuKey(tabs, 'Home')).toEqual({ ...tabs, focused: 0 })
  expect(pressMenuKey(tabs, 'End')).toEqual({ ...tabs, focused: 2 })
})

test('[BLOCK-026] Right on the last tab goes to the first', () => {
  expect(pressMenuKey({ ...tabs, focused: 2 }, 'ArrowRight').focused).toBe(0)
})

test('[BLOCK-027] Left on the first tab goes to the last', () => {
  expect(pressMenuKey({ ...tabs, focused: 0 }, 'ArrowLeft').focused).toBe(2)
})

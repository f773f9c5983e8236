import { expect, test } from 'vitest'
import { countColumns, moveInGrid } from './grid-keys'

test('arrows walk a grid of cards by its rows and columns, and stop at its ends', () => {
  const grid = { count: 7, columns: 3 }
  expect(['ArrowRight', 'ArrowDown', 'End', 'Home'].map((key) => moveInGrid(key, 1, grid))).toEqual([2, 4, 6, 0])
  expect(['ArrowLeft', 'ArrowUp'].map((key) => moveInGrid(key, 0, grid))).toEqual([0, 0])
  expect(['ArrowRight', 'ArrowDown'].map((key) => moveInGrid(key, 6, grid))).toEqual([6, 6])
  expect(moveInGrid('ArrowDown', 5, grid)).toBe(5)
  expect(moveInGrid('Enter', 2, grid)).toBeNull()
})

test('cards with one upper edge make a row', () => {
  expect(countColumns([10, 10, 10, 240, 240])).toBe(3)
  expect(countColumns([])).toBe(1)
})

import { expect, test } from 'vitest'
import { checkDataset } from './datasets'

function makeDataset(rowCount: number, columnCount: number) {
  const columns = Array.from({ length: columnCount }, (_, index) => `c${index}`)
  return { columns, rows: Array.from({ length: rowCount }, (_, row) => columns.map((_column, index) => row + index)) }
}

test('a whole dataset passes unchanged', () => {
  expect(checkDataset(makeDataset(3, 2))).toEqual({ dataset: makeDataset(3, 2) })
})

test('[EDIT-020] a dataset without a column is refused', () => {
  expect(checkDataset({ columns: [], rows: [[]] })).toEqual({ refusal: 'Your dataset must have at least one column' })
})

test('[EDIT-021] a dataset without a row is refused', () => {
  expect(checkDataset({ columns: ['c'], rows: [] })).toEqual({ refusal: 'Your dataset must have at least one row' })
})

test('[EDIT-022] a dataset with rows that lack data says so, and is kept', () => {
  for (const row of [[1], [1, null], [1, ' ']]) {
    expect(checkDataset({ columns: ['a', 'b'], rows: [[1, 2], row] })).toMatchObject({
      notice: 'One or more rows was missing data',
      dataset: { rows: [[1, 2], row] },
    })
  }
  expect(checkDataset({ columns: ['a'], rows: [[0]] })).not.toHaveProperty('notice')
})

test('[EDIT-023] a dataset over 500 rows is truncated to them', () => {
  expect(checkDataset(makeDataset(501, 2))).toEqual({ dataset: makeDataset(500, 2) })
})

test('[EDIT-024] a dataset over 20 columns is truncated to them', () => {
  expect(checkDataset(makeDataset(3, 21))).toEqual({ dataset: makeDataset(3, 20) })
})

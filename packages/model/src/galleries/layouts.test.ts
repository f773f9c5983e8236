import { expect, test } from 'vitest'
import { countColumns, fillRows, stackInColumns } from './layouts'

test('as many columns as fit, and at least one', () => {
  expect([100, 250, 499, 500, 1000].map((width) => countColumns(width, 250))).toEqual([1, 1, 1, 2, 4])
  expect(countColumns(520, 250, 20)).toBe(2)
})

test('each slide goes under the shortest column', () => {
  expect(stackInColumns([3, 1, 1, 1, 1], 2)).toEqual([
    [0, 4],
    [1, 2, 3],
  ])
})

test('a full row is stretched to the width, the last keeps the wanted height', () => {
  const rows = fillRows([2, 2, 1], { containerWidth: 1020, rowHeight: 250, gutter: 20 })
  expect(rows).toEqual([
    { slides: [0, 1], height: 250, widths: [500, 500] },
    { slides: [2], height: 250, widths: [250] },
  ])
  const [wide] = fillRows([3, 3], { containerWidth: 1020, rowHeight: 250, gutter: 20 })
  expect((wide?.widths[0] ?? 0) * 2 + 20).toBeCloseTo(1020)
})

test('a lone panorama is never wider than its container', () => {
  const [row] = fillRows([10], { containerWidth: 500, rowHeight: 250, gutter: 20 })
  expect(row?.widths[0]).toBeCloseTo(500)
})

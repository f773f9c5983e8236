import { desktopPlacement } from '@sitewright/model/pages/grid'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resizeTo } from './resize-block'

const placement = desktopPlacement.parse({ start: { x: 2, y: 3 }, end: { x: 12, y: 8 } })

test('a block keeps its size when it moves and its corner when it grows', () => {
  expect(resizeTo(placement, { x: 5, y: 0 })).toMatchObject({ start: { x: 5, y: 0 }, end: { x: 15, y: 5 } })
  expect(resizeTo(placement, { columns: 4, rows: 2 })).toMatchObject({ start: { x: 2, y: 3 }, end: { x: 6, y: 5 } })
})

test('whatever is wished for, the block stays on the grid', () => {
  const number = fc.integer({ min: -1000, max: 1000 })
  fc.assert(
    fc.property(fc.record({ x: number, y: number, columns: number, rows: number }, { requiredKeys: [] }), (wish) => {
      expect(desktopPlacement.safeParse(resizeTo(placement, wish)).success).toBe(true)
    }),
    { numRuns: 200 },
  )
})

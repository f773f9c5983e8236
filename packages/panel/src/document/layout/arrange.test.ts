import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignSpots, distributeSpots } from './align-spots'
import { findGuides } from './guides'
import { handles, resizeSpot } from './resize-spot'
import { nearestEdge, placeOfLine, tracksOf } from './snap'
import type { Spot } from './spots'
import { restack, type StackMove } from './stacking'

function spot(x: number, y: number, columns: number, rows: number): Spot {
  return { start: { x, y }, end: { x: x + columns, y: y + rows } }
}
const three = new Map([
  ['a', spot(2, 0, 4, 4)],
  ['b', spot(8, 2, 6, 2)],
  ['c', spot(18, 1, 4, 9)],
])
const startsOf = (spots: ReadonlyMap<string, Spot>, axis: 'x' | 'y') => [...spots.values()].map((it) => it.start[axis])

test('several blocks line up with each other, one block with the columns', () => {
  expect(startsOf(alignSpots(three, 'left', 'desktop'), 'x')).toEqual([2, 2, 2])
  expect(startsOf(alignSpots(three, 'right', 'desktop'), 'x')).toEqual([18, 16, 18])
  expect(startsOf(alignSpots(three, 'center', 'desktop'), 'x')).toEqual([10, 9, 10])
  expect(startsOf(alignSpots(three, 'top', 'desktop'), 'y')).toEqual([0, 0, 0])
  expect(startsOf(alignSpots(three, 'bottom', 'desktop'), 'y')).toEqual([6, 8, 1])
  expect(startsOf(alignSpots(three, 'middle', 'desktop'), 'y')).toEqual([3, 4, 1])
  const one = new Map([['a', spot(3, 5, 6, 2)]])
  expect(alignSpots(one, 'center', 'desktop').get('a')).toEqual(spot(9, 5, 6, 2))
  expect(alignSpots(new Map([['a', spot(0, 0, 4, 1)]]), 'right', 'mobile').get('a')).toEqual(spot(4, 0, 4, 1))
})

test('distributing gives equal room and leaves the outermost two', () => {
  expect(startsOf(distributeSpots(three, 'x'), 'x')).toEqual([2, 9, 18])
  const column = new Map([
    ['a', spot(0, 0, 4, 2)],
    ['b', spot(0, 3, 4, 2)],
    ['c', spot(0, 14, 4, 2)],
  ])
  expect(startsOf(distributeSpots(column, 'y'), 'y')).toEqual([0, 7, 14])
})

test('guides appear where edges or centers meet, and in the middle of the section', () => {
  const guides = findGuides(spot(8, 10, 8, 4), [spot(8, 0, 4, 4), spot(20, 10, 2, 2)], 'desktop')
  expect(guides).toContainEqual({ axis: 'x', at: 8, from: 0, to: 14 })
  expect(guides).toContainEqual({ axis: 'y', at: 10, from: 8, to: 22 })
  expect(guides).toContainEqual({ axis: 'x', at: 12, from: 10, to: 14 })
  expect(guides.filter((it) => it.axis === 'x' && it.at === 10)).toEqual([])
  expect(findGuides(spot(1, 10, 5, 3), [spot(8, 0, 4, 4)], 'desktop')).toEqual([])
})

test('a handle moves its own edges alone, and never past the opposite one or off the grid', () => {
  expect(resizeSpot(spot(4, 4, 6, 6), 'se', { x: 14, y: 5 }, 'desktop')).toEqual(spot(4, 4, 10, 1))
  expect(resizeSpot(spot(4, 4, 6, 6), 'nw', { x: 30, y: 0 }, 'desktop')).toEqual(spot(9, 0, 1, 10))
  const line = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 900 }) })
  fc.assert(
    fc.property(fc.constantFrom(...handles), line, (handle, to) => {
      const { start, end } = resizeSpot(spot(2, 3, 4, 4), handle, to, 'mobile')
      expect(start.x).toBeGreaterThanOrEqual(-1)
      expect(end.x).toBeLessThanOrEqual(9)
      expect(start.y).toBeGreaterThanOrEqual(0)
      expect(end.y).toBeLessThanOrEqual(500)
      expect(end.x > start.x && end.y > start.y).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('a place on the screen snaps to the nearest edge of a track, and a line is drawn between two tracks', () => {
  const tracks = tracksOf([0, 20, 20, 60], 10)
  expect(tracks.starts).toEqual([0, 10, 40, 70])
  expect([0, 24, 26, 500].map((place) => nearestEdge(tracks.starts, place))).toEqual([0, 1, 2, 3])
  expect(nearestEdge([5, 5, 30], 5)).toBe(1)
  expect(placeOfLine(tracks, 2)).toBe(35)
  expect(placeOfLine(tracks, 2.5)).toBe(50)
})

test('the order of layers changes for the chosen blocks alone, and a z-index of old gives way', () => {
  const block = (id: string, zIndex = 0) => ({
    id,
    type: 'text',
    props: {},
    desktop: { ...spot(0, 0, 1, 1), verticalAlignment: 'top', visible: true, zIndex, stickyScroll: false } as const,
  })
  const order = (chosen: string, move: StackMove, blocks = [...'abcd'].map((id) => block(id))) =>
    restack(blocks, new Set(chosen), move)
      .map((it) => it.id)
      .join('')
  expect(order('b', 'front')).toBe('acdb')
  expect(order('cd', 'back')).toBe('cdab')
  expect(order('ab', 'forward')).toBe('cabd')
  expect(order('d', 'forward')).toBe('abcd')
  expect(order('bd', 'backward')).toBe('badc')
  const layered = restack([block('a', 3), block('b')], new Set(['b']), 'front')
  expect(layered.map((it) => [it.id, it.desktop.zIndex])).toEqual([
    ['a', 0],
    ['b', 0],
  ])
})

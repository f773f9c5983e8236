import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Box } from './box'
import { listHandles, placeInsert, placeTextFloat, placeToolbar, topOfInsert } from './place-floats'

const stage = { width: 390, height: 700, scale: 1 }
const desk = { width: 1000, height: 800, scale: 1 }

function overlap(a: Box, b: Box): boolean {
  if (a.height <= 0 || b.height <= 0) return false
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}

function insertAt(left: number, top: number): Box {
  return { left: left - 14, top: top - 14, width: 28, height: 28 }
}

test('the toolbar stands over its block where there is room', () => {
  const part = { left: 40, top: 200, width: 300, height: 100, sectionTop: 100, sectionBottom: 500 }
  expect(placeToolbar(part, true, desk)).toMatchObject({ left: 40, top: 144 })
})

test('on a wide stage the plus steps aside for the toolbar', () => {
  const part = { left: 300, top: 150, width: 400, height: 100, sectionTop: 100, sectionBottom: 500 }
  const toolbar = placeToolbar(part, true, desk)
  expect(toolbar.top).toBe(94)
  expect(placeInsert(100, [toolbar, ...listHandles(part)], desk)).toBe(700)
})

test('the toolbar and the plus keep clear of the search', () => {
  const part = { left: 600, top: 120, width: 300, height: 100, sectionTop: 80, sectionBottom: 500 }
  const searched = { ...desk, hasFindBar: true }
  expect(placeToolbar(part, true, searched).top).toBe(236)
  expect(placeInsert(80, [], { ...searched, width: 800 })).toBe(240)
})

test('on a phone the toolbar stands above the plus of its section, which stays in the middle', () => {
  const part = { left: 24, top: 240, width: 342, height: 100, sectionTop: 200, sectionBottom: 400 }
  const toolbar = placeToolbar(part, true, stage)
  expect(toolbar.top).toBe(142)
  expect(placeInsert(200, [toolbar, ...listHandles(part)], stage)).toBe(195)
})

test('at the upper edge of the stage the toolbar reaches over the page’s edge, then goes under its block', () => {
  const part = { left: 24, top: 30, width: 342, height: 100, sectionTop: -40, sectionBottom: 600 }
  expect(placeToolbar(part, true, stage).top).toBe(-26)
  expect(placeToolbar({ ...part, top: -20 }, true, stage).top).toBe(96)
})

test('no toolbar ever covers what is edited: where it has no place beside it, it stands above the page', () => {
  const edited = fc.record({
    left: fc.integer({ min: -200, max: 900 }),
    width: fc.integer({ min: 40, max: 1000 }),
    top: fc.integer({ min: -900, max: 780 }),
    height: fc.integer({ min: 20, max: 1800 }),
    padding: fc.integer({ min: 0, max: 200 }),
    place: fc.constantFrom(stage, desk, { ...desk, scale: 0.7 }),
  })
  fc.assert(
    fc.property(edited, ({ left, width, top, height, padding, place }) => {
      const [sectionTop, sectionBottom] = [top - padding, top + height + padding]
      const block = { left, top, width, height, sectionTop, sectionBottom }
      const section = { ...block, left: 0, width: place.width, top: sectionTop, height: sectionBottom - sectionTop }
      expect(overlap(placeToolbar(block, true, place), partInSight(block, place))).toBe(false)
      expect(overlap(placeToolbar(section, false, place), partInSight(section, place))).toBe(false)
      const float = { ...placeTextFloat(block, 46, place), width: 640, height: 46 }
      expect(overlap(float, partInSight(block, place))).toBe(false)
      expect(float.top).toBeGreaterThanOrEqual(-48)
    }),
    { numRuns: 400 },
  )
})

function partInSight({ left, width, top, height }: Box, place: { height: number }): Box {
  const [from, to] = [Math.max(0, top), Math.min(place.height, top + height)]
  return { left, width, top: from, height: Math.max(0, to - from) }
}

test('a plus that would cover a handle stands beside it', () => {
  const part = { left: 24, top: 210, width: 342, height: 300, sectionTop: 200, sectionBottom: 600 }
  expect(placeInsert(200, listHandles(part), stage)).toBe(117)
})

test('the plus at the edge of the stage stands whole inside of it; out of sight there is none', () => {
  expect([0, 10, 300, 695, 700].map((edge) => topOfInsert(edge, stage))).toEqual([18, 18, 300, 682, 682])
  expect([-200, 900].map((edge) => placeInsert(edge, [], stage))).toEqual([null, null])
})

test('toolbar, plus and handles never cover each other while the block and room around it are in the stage', () => {
  const layout = fc.record({
    left: fc.integer({ min: 0, max: 200 }),
    width: fc.integer({ min: 60, max: 190 }),
    sectionTop: fc.integer({ min: 80, max: 300 }),
    padding: fc.integer({ min: 0, max: 90 }),
    height: fc.integer({ min: 30, max: 150 }),
    below: fc.integer({ min: 0, max: 90 }),
    place: fc.constantFrom(stage, { ...desk, scale: 0.8 }),
  })
  fc.assert(
    fc.property(layout, ({ left, width, sectionTop, padding, height, below, place }) => {
      const top = sectionTop + padding
      const part = { left, top, width, height, sectionTop, sectionBottom: top + height + below }
      const handles = listHandles(part)
      const toolbar = placeToolbar(part, true, place)
      expect(handles.filter((it) => overlap(it, toolbar))).toEqual([])
      for (const edge of [part.sectionTop, part.sectionBottom]) {
        const insert = placeInsert(edge, [toolbar, ...handles], place)
        expect(insert).not.toBeNull()
        const box = insertAt(insert ?? 0, edge)
        expect([toolbar, ...handles].filter((it) => overlap(it, box))).toEqual([])
      }
    }),
    { numRuns: 200 },
  )
})

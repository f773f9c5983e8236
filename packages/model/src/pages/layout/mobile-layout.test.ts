import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlacedBlock, Section } from '../document'
import { gridColumns, type Placement } from '../grid'
import { mobileRowCount as countRows, mobileLayout as layOut } from './mobile-layout'
import { inReadingOrder } from './reading-order'

const mobileLayout = (section: { blocks: PlacedBlock[] }) => layOut(section, (type) => type === 'image')
const mobileRowCount = (section: Pick<Section, 'blocks' | 'rows'>) => countRows(section, mobileLayout(section))

function place(x: number, y: number, columns: number, rows: number, more: Partial<Placement> = {}): Placement {
  return {
    start: { x, y },
    end: { x: x + columns, y: y + rows },
    verticalAlignment: 'top',
    visible: true,
    zIndex: 0,
    stickyScroll: false,
    ...more,
  }
}

function block(id: string, desktop: Placement, mobile?: Placement): PlacedBlock {
  return { id, type: 'image', props: {}, desktop, ...(mobile ? { mobile } : {}) }
}

test('blocks follow in reading order over the full width, one under the other', () => {
  const layout = mobileLayout({
    blocks: [
      block('right', place(12, 0, 12, 4)),
      block('below', place(0, 6, 24, 3)),
      block('left', place(0, 0, 12, 4)),
    ],
  })
  expect([...layout.keys()]).toEqual(['left', 'right', 'below'])
  expect([...layout.values()].map(({ start, end }) => [start.x, end.x, start.y, end.y])).toEqual([
    [0, 8, 0, 3],
    [0, 8, 3, 6],
    [0, 8, 6, 7],
  ])
})

test('a block that grows with its content takes one row, so that no empty rows follow it', () => {
  const text = { ...block('text', place(0, 0, 12, 9)), type: 'text' }
  const layout = mobileLayout({ blocks: [text, block('picture', place(12, 0, 12, 9))] })
  expect([...layout.values()].map(({ start, end }) => [start.y, end.y])).toEqual([
    [0, 1],
    [1, 7],
  ])
})

test('what the owner moved stays, and the others go round it', () => {
  const moved = place(2, 1, 4, 2)
  const layout = mobileLayout({
    blocks: [
      block('first', place(0, 0, 24, 3)),
      block('moved', place(0, 3, 24, 3), moved),
      block('last', place(0, 9, 8, 3)),
    ],
  })
  expect(layout.get('moved')).toBe(moved)
  expect(layout.get('first')?.start.y).toBe(0)
  expect(layout.get('last')?.start.y).toBe(3)
})

test('a block hidden on the desktop stays hidden and takes no rows', () => {
  const layout = mobileLayout({
    blocks: [block('hidden', place(0, 0, 24, 9, { visible: false })), block('shown', place(0, 9, 24, 3))],
  })
  expect(layout.get('hidden')?.visible).toBe(false)
  expect(layout.get('shown')?.start.y).toBe(0)
})

test('a section has as many phone rows as its blocks need', () => {
  const rows = { desktop: 8, mobile: 2 }
  expect(mobileRowCount({ rows, blocks: [] })).toBe(2)
  expect(mobileRowCount({ rows, blocks: [block('tall', place(0, 0, 8, 20))] })).toBe(20)
  const roomy = { desktop: 8, mobile: 30 }
  expect(mobileRowCount({ rows: roomy, blocks: [block('tall', place(0, 0, 8, 20))] })).toBe(20)
  expect(mobileRowCount({ rows: roomy, blocks: [block('moved', place(0, 0, 8, 3), place(0, 0, 8, 3))] })).toBe(30)
})

const somePlacement = (columns: number) =>
  fc
    .record({
      x: fc.integer({ min: -1, max: columns - 1 }),
      y: fc.integer({ min: 0, max: 60 }),
      columns: fc.integer({ min: 1, max: columns }),
      rows: fc.integer({ min: 1, max: 30 }),
      visible: fc.boolean(),
    })
    .map((it) => place(it.x, it.y, it.columns, it.rows, { visible: it.visible }))

const someBlocks = fc
  .array(fc.tuple(somePlacement(24), fc.option(somePlacement(8), { nil: undefined })), { maxLength: 60 })
  .map((all) => all.map(([desktop, mobile], index) => block(String(index), desktop, mobile)))

test('every block has a place, and no visible derived block shares a row with another', () => {
  fc.assert(
    fc.property(someBlocks, (blocks) => {
      const layout = mobileLayout({ blocks })
      expect(layout.size).toBe(blocks.length)
      const derived = inReadingOrder(blocks).filter((it) => !it.mobile && it.desktop.visible)
      const places = derived.map((it) => layout.get(it.id)!)
      places.forEach((it, index) => {
        expect([it.start.x, it.end.x]).toEqual([0, gridColumns.mobile])
        if (index > 0) expect(it.start.y).toBeGreaterThanOrEqual(places[index - 1]!.end.y)
        for (const other of blocks) {
          if (!other.mobile?.visible) continue
          expect(it.end.y <= other.mobile.start.y || it.start.y >= other.mobile.end.y).toBe(true)
        }
      })
    }),
    { numRuns: 100 },
  )
})

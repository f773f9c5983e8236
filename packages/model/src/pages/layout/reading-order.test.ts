import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlacedBlock } from '../document'
import { inReadingOrder } from './reading-order'

function block(id: string, x: number, y: number, columns: number, rows: number): PlacedBlock {
  const placement = { start: { x, y }, end: { x: x + columns, y: y + rows } }
  const desktop = { ...placement, verticalAlignment: 'top', visible: true, zIndex: 0, stickyScroll: false } as const
  return { id, type: 'text', props: {}, desktop }
}

const orderOf = (...blocks: PlacedBlock[]) => inReadingOrder(blocks).map((it) => it.id)

test('a column of text is read whole before the picture beside it', () => {
  expect(
    orderOf(
      block('picture', 13, 0, 11, 18),
      block('button', 0, 12, 5, 2),
      block('second button', 5, 12, 5, 2),
      block('text', 0, 2, 11, 9),
    ),
  ).toEqual(['text', 'button', 'second button', 'picture'])
})

test('a caption is read with the picture it touches', () => {
  expect(
    orderOf(
      block('heading', 0, 0, 12, 2),
      block('one', 0, 3, 8, 11),
      block('two', 8, 3, 8, 11),
      block('caption one', 0, 14, 8, 2),
      block('caption two', 8, 14, 8, 2),
    ),
  ).toEqual(['heading', 'one', 'caption one', 'two', 'caption two'])
})

test('rows with room between them are read one after the other', () => {
  expect(
    orderOf(block('d', 12, 6, 12, 4), block('c', 0, 6, 12, 4), block('b', 12, 0, 12, 4), block('a', 0, 0, 12, 4)),
  ).toEqual(['a', 'b', 'c', 'd'])
})

test('no block is lost or doubled, however they overlap', () => {
  const someBlocks = fc
    .array(fc.tuple(fc.nat(23), fc.nat(40), fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 20 })), {
      maxLength: 60,
    })
    .map((all) => all.map(([x, y, columns, rows], index) => block(String(index), x, y, columns, rows)))
  fc.assert(
    fc.property(someBlocks, (blocks) => {
      expect(inReadingOrder(blocks).toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(blocks)
    }),
    { numRuns: 100 },
  )
})

import { type PlacedBlock, type Section, section as sectionSchema } from '@sitewright/model/pages/document'
import { type Breakpoint, gridColumns } from '@sitewright/model/pages/grid'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeRoom } from './make-room'
import { placeBlocks, placementsOf, putBlocks } from './place-blocks'
import { isOverlapping, type Spot, shiftWithin } from './spots'

const idOf = (number: number) => number.toString(16).padStart(24, '0')

function spot(x: number, y: number, columns: number, rows: number): Spot {
  return { start: { x, y }, end: { x: x + columns, y: y + rows } }
}

interface Place {
  desktop: Spot
  mobile?: Spot | undefined
  visible?: boolean
}

function sectionOf(places: readonly Place[]): Section {
  const blocks = places.map(({ desktop, mobile, visible = true }, index) => ({
    id: idOf(index + 1),
    type: index % 3 === 0 ? 'image' : 'text',
    props: {},
    desktop: { ...desktop, visible },
    ...(mobile ? { mobile: { ...mobile, visible } } : {}),
  }))
  return sectionSchema.parse({ id: idOf(900), blocks })
}

const blockOf = (section: Section | null, number: number): PlacedBlock | undefined =>
  section?.blocks.find((it) => it.id === idOf(number))
const rows = (placement: Spot | undefined) => [placement?.start.y, placement?.end.y]

test('what a moved block covers goes down just as far as it must, and takes what is under it along', () => {
  const before = new Map([
    ['moved', spot(0, 20, 12, 4)],
    ['covered', spot(6, 2, 12, 4)],
    ['below', spot(6, 6, 4, 2)],
    ['aside', spot(18, 2, 6, 10)],
  ])
  const after = makeRoom(before, new Map([['moved', spot(0, 1, 12, 4)]]))
  expect(after?.get('moved')).toEqual(spot(0, 1, 12, 4))
  expect(after?.get('covered')).toEqual(spot(6, 5, 12, 4))
  expect(after?.get('below')).toEqual(spot(6, 9, 4, 2))
  expect(after?.get('aside')).toEqual(spot(18, 2, 6, 10))
})

test('blocks that lie over each other by the will of the owner stay so and go down together', () => {
  const before = new Map([
    ['picture', spot(0, 0, 12, 10)],
    ['words', spot(2, 2, 6, 3)],
    ['moved', spot(12, 0, 12, 4)],
  ])
  const after = makeRoom(before, new Map([['moved', spot(8, 1, 12, 4)]]))
  expect(rows(after?.get('picture'))).toEqual([5, 15])
  expect(rows(after?.get('words'))).toEqual([7, 10])
  const alone = makeRoom(before, new Map([['words', spot(3, 5, 6, 3)]]))
  expect(rows(alone?.get('picture'))).toEqual([0, 10])
})

test('on the phone the blocks that follow the desktop go round the moved one and stay free', () => {
  const section = sectionOf([
    { desktop: spot(0, 0, 24, 3) },
    { desktop: spot(0, 4, 24, 3) },
    { desktop: spot(0, 8, 24, 3) },
  ])
  const moved = placeBlocks(section, 'mobile', new Map([[idOf(3), spot(0, 0, 8, 2)]]))
  expect(blockOf(moved, 3)?.mobile).toMatchObject(spot(0, 0, 8, 2))
  expect(blockOf(moved, 1)?.mobile).toBe(undefined)
  expect(moved && rows(placementsOf(moved, 'mobile').get(idOf(1)))[0]).toBe(2)
  expect(blockOf(moved, 3)?.desktop).toEqual(blockOf(section, 3)?.desktop)
})

test('a block put over others by hand stays there, and the section grows with it', () => {
  const section = sectionOf([{ desktop: spot(0, 0, 12, 4) }, { desktop: spot(12, 0, 12, 4) }])
  const put = putBlocks(section, 'desktop', new Map([[idOf(2), spot(4, 1, 12, 30)]]))
  expect(blockOf(put, 1)).toBe(section.blocks[0])
  expect(put.rows.desktop).toBe(31)
})

test('there is no room below the last row', () => {
  const section = sectionOf([{ desktop: spot(0, 480, 24, 20) }, { desktop: spot(0, 0, 24, 4) }])
  expect(placeBlocks(section, 'desktop', new Map([[idOf(2), spot(0, 482, 24, 4)]]))).toBe(null)
})

const someSpot = (columns: number) =>
  fc
    .record({
      x: fc.integer({ min: 0, max: columns - 1 }),
      y: fc.integer({ min: 0, max: 40 }),
      columns: fc.integer({ min: 1, max: columns }),
      rows: fc.integer({ min: 1, max: 12 }),
    })
    .map((it) => spot(it.x, it.y, Math.min(it.columns, columns - it.x), it.rows))

const somePlaces: fc.Arbitrary<Place[]> = fc.array(
  fc.record({
    desktop: someSpot(24),
    mobile: fc.option(someSpot(8), { nil: undefined }),
    visible: fc.boolean(),
  }),
  { minLength: 1, maxLength: 20 },
)

test('after a drop no two blocks overlap that did not before, and all stay on the grid', () => {
  const someDrop = fc.record({
    places: somePlaces,
    breakpoint: fc.constantFrom<Breakpoint>('desktop', 'mobile'),
    picked: fc.uniqueArray(fc.nat(19), { minLength: 1, maxLength: 4 }),
    columns: fc.integer({ min: -30, max: 30 }),
    rows: fc.integer({ min: -60, max: 60 }),
  })
  fc.assert(
    fc.property(someDrop, ({ places, breakpoint, picked, columns, rows: down }) => {
      const section = sectionOf(places)
      const before = placementsOf(section, breakpoint)
      const ids = new Set(picked.map((index) => section.blocks[index % section.blocks.length]?.id ?? ''))
      const wished = new Map([...before].filter(([id]) => ids.has(id)))
      const spots = shiftWithin(wished, columns, down, breakpoint)
      const dropped = placeBlocks(section, breakpoint, spots)
      if (!dropped) throw new Error('there are rows enough')
      expect(sectionSchema.safeParse(dropped).success).toBe(true)
      const after = placementsOf(dropped, breakpoint)
      const shown = [...after].filter(([, it]) => it.visible)
      for (const [id, it] of shown) {
        expect(it.end.x).toBeLessThanOrEqual(gridColumns[breakpoint])
        for (const [otherId, other] of shown) {
          if (id >= otherId || !isOverlapping(it, other)) continue
          expect(isOverlapping(before.get(id)!, before.get(otherId)!)).toBe(true)
        }
      }
    }),
    { numRuns: 200 },
  )
})

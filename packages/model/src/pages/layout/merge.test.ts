import { expect, test } from 'vitest'
import { type PageDocument, type PlacedBlock, pageDocument } from '../document'
import { mergePages } from './merge'

const id = (number: number) => number.toString(16).padStart(24, '0')
function block(number: number, row: number, props: Record<string, unknown> = {}): PlacedBlock {
  const desktop = { start: { x: 0, y: row }, end: { x: 12, y: row + 4 } }
  return { id: id(number), type: 'text', props, desktop } as PlacedBlock
}
function page(...sections: { number: number; blocks: PlacedBlock[]; [field: string]: unknown }[]): PageDocument {
  return pageDocument.parse({
    format: 2,
    sections: sections.map(({ number, ...rest }) => ({ id: id(number), ...rest })),
  })
}
const base = page({ number: 1, blocks: [block(11, 0, { a: 1, b: 1 }), block(12, 4)] }, { number: 2, blocks: [] })
const change = (edit: (copy: PageDocument) => void): PageDocument => {
  const copy = structuredClone(base)
  edit(copy)
  return pageDocument.parse(copy)
}
const firstBlock = (it: PageDocument) => it.sections[0]?.blocks[0] as PlacedBlock

test('different fields of the same block and section are both kept', () => {
  const mine = change((it) => {
    firstBlock(it).props.a = 2
    Object.assign(it.sections[0] ?? {}, { theme: 'dark' })
  })
  const theirs = change((it) => {
    firstBlock(it).props.b = 3
    firstBlock(it).desktop.end.x = 20
    Object.assign(it.sections[0] ?? {}, { name: 'Intro' })
  })
  const { page: merged, conflicts } = mergePages({ base, mine, theirs })
  expect(conflicts).toEqual([])
  expect(firstBlock(merged)).toMatchObject({ props: { a: 2, b: 3 }, desktop: { end: { x: 20 } } })
  expect(merged.sections[0]).toMatchObject({ theme: 'dark', name: 'Intro' })
})

test('the same field changed twice is asked about, and the choice decides', () => {
  const mine = change((it) => {
    firstBlock(it).props.a = 'mine'
  })
  const theirs = change((it) => {
    firstBlock(it).props.a = 'theirs'
  })
  const { conflicts } = mergePages({ base, mine, theirs })
  expect(conflicts).toEqual([
    {
      key: `${id(1)} ${id(11)} props/a`,
      sectionId: id(1),
      blockId: id(11),
      field: 'props/a',
      mine: 'mine',
      theirs: 'theirs',
    },
  ])
  const pick = (side: 'mine' | 'theirs') =>
    firstBlock(mergePages({ base, mine, theirs }, { [conflicts[0]?.key ?? '']: side }).page).props.a
  expect([pick('mine'), pick('theirs')]).toEqual(['mine', 'theirs'])
})

test('a part that one side deleted and the other changed is asked about; one that was left alone goes', () => {
  const mine = change((it) => it.sections[0]?.blocks.splice(0, 1))
  const theirs = change((it) => {
    firstBlock(it).props.a = 2
    it.sections.splice(1, 1)
  })
  const { page: merged, conflicts } = mergePages({ base, mine, theirs })
  expect(merged.sections.map((it) => it.id)).toEqual([id(1)])
  expect(conflicts.map((it) => [it.blockId, it.field, it.mine])).toEqual([[id(11), 'whole', undefined]])
  const decided = mergePages({ base, mine, theirs }, { [conflicts[0]?.key ?? '']: 'mine' })
  expect(decided.page.sections[0]?.blocks.map((it) => it.id)).toEqual([id(12)])
})

test('a section deleted here and changed inside there stays whole or goes whole', () => {
  const mine = change((it) => it.sections.splice(0, 1))
  const theirs = change((it) => {
    firstBlock(it).props.a = 2
  })
  const { page: merged, conflicts } = mergePages({ base, mine, theirs })
  expect(conflicts.map((it) => [it.sectionId, it.blockId, it.field])).toEqual([[id(1), null, 'whole']])
  expect(merged.sections[0]?.blocks.length).toBe(2)
  expect(mergePages({ base, mine, theirs }, { [conflicts[0]?.key ?? '']: 'mine' }).page.sections.length).toBe(1)
})

test('blocks that two people put on the same place are moved apart; an overlap that somebody made stays', () => {
  const mine = change((it) => it.sections[0]?.blocks.push(block(20, 8)))
  const theirs = change((it) => it.sections[0]?.blocks.push(block(30, 8), block(31, 10)))
  const blocks = mergePages({ base, mine, theirs }).page.sections[0]?.blocks ?? []
  const rows = Object.fromEntries(blocks.map((it) => [Number.parseInt(it.id, 16), it.desktop.start.y]))
  expect(rows[20]).toBe(8)
  expect(rows[30]).toBe(12)
  expect(rows[31]).toBeGreaterThanOrEqual(12)
  expect(mergePages({ base, mine, theirs }).page.sections[0]?.rows.desktop).toBeGreaterThanOrEqual(16)
})

test('sections added by both stay after their neighbors, and two different orders are asked about', () => {
  const mine = change((it) => it.sections.splice(1, 0, ...page({ number: 5, blocks: [] }).sections))
  const theirs = change((it) => it.sections.push(...page({ number: 6, blocks: [] }).sections))
  expect(mergePages({ base, mine, theirs }).page.sections.map((it) => it.id)).toEqual([1, 5, 2, 6].map(id))
  const three = page({ number: 1, blocks: [] }, { number: 2, blocks: [] }, { number: 3, blocks: [] })
  const ordered = (...numbers: number[]) => page(...numbers.map((number) => ({ number, blocks: [] })))
  const sides = { base: three, mine: ordered(3, 1, 2), theirs: ordered(2, 1, 3) }
  expect(mergePages(sides).conflicts.map((it) => it.field)).toEqual(['order'])
  const picked = mergePages(sides, { '  order': 'mine' })
  expect([picked.page.sections.map((it) => it.id), picked.conflicts]).toEqual([[3, 1, 2].map(id), []])
})

test('a block moved to another section takes the other side’s change of its words along', () => {
  const mine = change((it) => {
    const [moved] = it.sections[0]?.blocks.splice(0, 1) ?? []
    if (moved) it.sections[1]?.blocks.push(moved)
  })
  const theirs = change((it) => {
    firstBlock(it).props.b = 9
  })
  const { page: merged, conflicts } = mergePages({ base, mine, theirs })
  expect(conflicts).toEqual([])
  expect(merged.sections[1]?.blocks.map((it) => [it.id, it.props.b])).toEqual([[id(11), 9]])
})

test('a section that both filled holds sixty blocks, and which ones is asked', () => {
  const fill = (from: number) =>
    change((it) => {
      for (let count = 0; count < 50; count++) it.sections[1]?.blocks.push(block(from + count, count * 4))
    })
  const { page: merged, conflicts } = mergePages({ base, mine: fill(1000), theirs: fill(2000) })
  expect(conflicts.map((it) => it.field)).toEqual(['full'])
  expect(merged.sections[1]?.blocks.length).toBe(60)
})

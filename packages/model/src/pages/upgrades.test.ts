import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageDocument, pageFormat } from './document'
import { upgradePage, upgradeSteps } from './upgrades'

const sectionId = '65f000000000000000000001'
const blockId = '65f000000000000000000002'
const placement = { start: { x: 0, y: 0 }, end: { x: 12, y: 14 } }

/** Frozen: a page as format 0 stored it. */
const formatZero = {
  format: 0,
  sections: [
    { id: sectionId, blocks: [{ id: blockId, type: 'text', props: {}, desktop: placement }] },
    { id: '65f000000000000000000003', rows: { desktop: 30, mobile: 9 }, blocks: [] },
  ],
}

test('every format before the newest has its step', () => {
  expect(upgradeSteps.map((step) => step.from)).toEqual(Array.from({ length: pageFormat }, (_, format) => format))
})

test('a page of format 0 gets rows that hold its blocks and passes the schema', () => {
  const page = pageDocument.parse(upgradePage(formatZero))
  expect(page.format).toBe(pageFormat)
  expect(page.sections.map((section) => section.rows)).toEqual([
    { desktop: 14, mobile: 2 },
    { desktop: 30, mobile: 9 },
  ])
})

/** Frozen: a page as format 1 stored it. */
const formatOne = {
  format: 1,
  sections: [
    {
      id: sectionId,
      rows: { desktop: 14, mobile: 2 },
      blocks: [
        { id: blockId, type: 'line', props: { colour: 'text' }, desktop: placement },
        {
          id: '65f000000000000000000004',
          type: 'text',
          props: { text: { type: 'text', text: 'colour', marks: [{ type: 'colour', attrs: { colour: 'accent' } }] } },
          desktop: placement,
        },
        { id: '65f000000000000000000005', type: 'image', props: { hoverEffect: 'colour' }, desktop: placement },
      ],
    },
  ],
}

test('a page of format 1 names its colors in the new spelling and keeps its words', () => {
  const page = pageDocument.parse(upgradePage(formatOne))
  expect(page.sections[0]?.blocks.map((block) => block.props)).toEqual([
    { color: 'text' },
    { text: { type: 'text', text: 'colour', marks: [{ type: 'color', attrs: { color: 'accent' } }] } },
    { hoverEffect: 'color' },
  ])
})

test('upgrading leaves its input alone and changes nothing the second time', () => {
  const before = structuredClone(formatZero)
  const once = upgradePage(formatZero)
  expect(formatZero).toEqual(before)
  expect(upgradePage(once)).toEqual(once)
})

test('a page of a newer format is left for the schema to refuse', () => {
  const newer = { format: pageFormat + 1, sections: [] }
  expect(upgradePage(newer)).toEqual(newer)
  expect(pageDocument.safeParse(upgradePage(newer)).success).toBe(false)
})

test('whatever is stored, upgrading does not throw', () => {
  const odd = fc.record({ format: fc.constantFrom(0, 1, 'x'), sections: fc.anything() })
  fc.assert(fc.property(fc.oneof(fc.anything(), odd), (stored) => void upgradePage(stored)))
})

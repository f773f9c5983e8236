import { pageDocument } from '@sitewright/model/pages/document'
import { expect, test } from 'vitest'
import { nothingSelected, type Selection, selectBlocks, selectSection } from '../page/command'
import { selectAllIn, selectOuter, stepToPart, toggleSelected } from './walk-parts'

const idOf = (number: number) => number.toString(16).padStart(24, '0')
const place = (x: number, y: number, visible = true) => ({ start: { x, y }, end: { x: x + 4, y: y + 2 }, visible })
const page = pageDocument.parse({
  format: 2,
  sections: [
    {
      id: idOf(1),
      blocks: [
        { id: idOf(12), type: 'text', props: {}, desktop: place(12, 0), mobile: place(0, 0) },
        { id: idOf(11), type: 'text', props: {}, desktop: place(0, 0), mobile: place(0, 9) },
        { id: idOf(13), type: 'text', props: {}, desktop: place(0, 8, false) },
      ],
    },
    { id: idOf(2), blocks: [] },
  ],
})

function walk(from: Selection, breakpoint: 'desktop' | 'mobile', step: 1 | -1 = 1): string[] {
  const seen: string[] = []
  for (let at: Selection | null = from; at; at = stepToPart(page, at, breakpoint, step)) {
    seen.push(at.blockId ?? at.sectionId ?? '')
  }
  return seen.map((id) => String(Number.parseInt(id, 16)))
}

test('Tab walks each section and its shown blocks in the reading order of the layout, and then leaves', () => {
  expect(walk(selectSection(idOf(1)), 'desktop')).toEqual(['1', '11', '12', '2'])
  expect(walk(selectSection(idOf(1)), 'mobile')).toEqual(['1', '12', '11', '2'])
  expect(walk(selectSection(idOf(2)), 'desktop', -1)).toEqual(['2', '12', '11', '1'])
  expect(stepToPart(page, nothingSelected, 'desktop', 1)).toBe(null)
})

test('selecting all takes the shown blocks of the section, and Escape goes out step by step', () => {
  const all = selectAllIn(page, selectBlocks(idOf(1), [idOf(11)]), 'desktop')
  expect(all).toEqual(selectBlocks(idOf(1), [idOf(11), idOf(12)]))
  expect(selectOuter(selectBlocks(idOf(1), [idOf(11)]))).toEqual(selectSection(idOf(1)))
  expect(selectOuter(selectSection(idOf(1)))).toEqual(nothingSelected)
  expect(selectOuter(nothingSelected)).toBe(null)
})

test('shift adds a block of the same section, takes it out again, and starts anew in another section', () => {
  const one = selectBlocks(idOf(1), [idOf(11)])
  const both = toggleSelected(one, selectBlocks(idOf(1), [idOf(12)]))
  expect(both).toEqual(selectBlocks(idOf(1), [idOf(11), idOf(12)]))
  expect(toggleSelected(both, one)).toEqual(selectBlocks(idOf(1), [idOf(12)]))
  expect(toggleSelected(one, selectSection(idOf(2)))).toEqual(selectSection(idOf(2)))
  const elsewhere = selectBlocks(idOf(2), [idOf(99)])
  expect(toggleSelected(one, elsewhere)).toEqual(elsewhere)
})

import { pageDocument } from '@sitewright/model/pages/document'
import { expect, test } from 'vitest'
import { nothingSelected, selectBlocks, selectSection } from '../../document/page/command'
import { describeSelection, nothingSaid } from './describe-selection'

const idOf = (number: number) => number.toString(16).padStart(24, '0')

function pageAt(x: number, y: number, columns = 4) {
  const blocks = [
    { id: idOf(1), type: 'text', props: {}, desktop: { start: { x, y }, end: { x: x + columns, y: y + 2 } } },
    { id: idOf(2), type: 'button', props: {}, desktop: { start: { x: 0, y: 9 }, end: { x: 4, y: 11 } } },
  ]
  return pageDocument.parse({ format: 2, sections: [{ id: idOf(9), blocks }] })
}
const text = selectBlocks(idOf(9), [idOf(1)])
const say = (page = pageAt(2, 1), selection = text, last = nothingSaid) =>
  describeSelection(page, selection, 'desktop', last)

test('a selected part is named with its place', () => {
  expect(say().text).toBe('Text block, column 3, row 2')
  expect(say(pageAt(-1, 0)).text).toBe('Text block, left edge, row 1')
  expect(say(pageAt(2, 1), selectSection(idOf(9))).text).toBe('Section 1, 1 of 1')
  expect(say(pageAt(2, 1), selectBlocks(idOf(9), [idOf(2), idOf(1)])).text).toBe('2 blocks, column 3, row 2')
  expect(say(pageAt(2, 1), nothingSelected).text).toBe('')
})

test('a move tells the new place, a resize the new size, and other changes nothing new', () => {
  const moved = say(pageAt(3, 1), text, say())
  expect(moved.text).toBe('Text block, column 4, row 2')
  const grown = say(pageAt(3, 1, 5), text, moved)
  expect(grown.text).toBe('Text block, 5 columns wide, 2 rows high')
  expect(say(pageAt(3, 1, 5), text, grown)).toBe(grown)
})

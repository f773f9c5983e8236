import { emptyPage, type PageDocument, section } from '@sitewright/model/pages/document'
import type { PageConflict } from '@sitewright/model/pages/layout/merge'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { expect, test } from 'vitest'
import { wordsOfConflict, wordsOfValue } from './conflict-words'

const id = (number: number) => String(number).padStart(24, '0')
const desktop = { start: { x: 0, y: 0 }, end: { x: 12, y: 4 } }
const page: PageDocument = {
  ...emptyPage(),
  sections: [section.parse({ id: id(1), name: 'Intro', blocks: [{ id: id(2), type: 'text', props: {}, desktop }] })],
}
const conflict = (changes: Partial<PageConflict>): PageConflict => ({
  key: '',
  sectionId: id(1),
  blockId: id(2),
  field: 'props/text',
  mine: '',
  theirs: '',
  ...changes,
})

test('a conflict says which part of the page and which field it is about', () => {
  expect(wordsOfConflict(conflict({}), page)).toBe('Text in Intro: text')
  expect(wordsOfConflict(conflict({ field: 'desktop' }), page)).toBe('Text in Intro: position on desktop')
  expect(wordsOfConflict(conflict({ blockId: null, field: 'theme' }), page)).toBe('Intro: theme')
  expect(wordsOfConflict(conflict({ sectionId: null, blockId: null, field: 'order' }), page)).toBe('Section order')
  expect(wordsOfConflict(conflict({ sectionId: null, blockId: null, field: 'palette/accent' }), null)).toBe(
    'Palette, Accent',
  )
})

test('both values are shown in words', () => {
  expect(wordsOfValue(richTextOf('Bowls for winter', 'and spring'))).toBe('Bowls for winter and spring')
  expect(wordsOfValue(undefined)).toBe('Deleted')
  expect(wordsOfValue('')).toBe('Empty')
  expect(wordsOfValue(false)).toBe('No')
  expect(wordsOfValue('bright-inverse')).toBe('Bright inverse')
  expect(wordsOfValue('See the bowls')).toBe('See the bowls')
  expect(wordsOfValue({ ...desktop, visible: true })).toBe('Columns 1 to 12, rows 1 to 4')
  expect(wordsOfValue('x'.repeat(500)).length).toBeLessThan(200)
})

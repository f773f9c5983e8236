import { expect, test } from 'vitest'
import { emptyPage, type PageDocument, section } from '../pages/document'
import { mergeSiteDocument } from './merge-site-document'

const base = { title: 'Site', palette: { accent: 'red', dark: 'black' }, links: ['a'] }

test('fields of a document of the site are joined, two levels deep, and the same field is asked about', () => {
  const mine = { ...base, title: 'Mine', palette: { accent: 'blue', dark: 'black' } }
  const theirs = { ...base, links: ['a', 'b'], palette: { accent: 'red', dark: 'navy' } }
  expect(mergeSiteDocument({ base, mine, theirs })).toEqual({
    document: { title: 'Mine', palette: { accent: 'blue', dark: 'navy' }, links: ['a', 'b'] },
    conflicts: [],
  })
  const other = { ...base, palette: { accent: 'green', dark: 'black' } }
  const asked = mergeSiteDocument({ base, mine, theirs: other })
  expect(asked.conflicts.map((it) => [it.field, it.mine, it.theirs])).toEqual([['palette/accent', 'blue', 'green']])
  const decided = mergeSiteDocument({ base, mine, theirs: other }, { [asked.conflicts[0]?.key ?? '']: 'mine' })
  expect([decided.document.palette.accent, decided.conflicts]).toEqual(['blue', []])
})

test('a page inside of a document is joined section by section', () => {
  const withSection = (number: number): PageDocument => ({
    ...emptyPage(),
    sections: [section.parse({ id: String(number).padStart(24, '0'), blocks: [] })],
  })
  const sides = {
    base: { layout: 'left', footer: emptyPage() },
    mine: { layout: 'left', footer: withSection(1) },
    theirs: { layout: 'right', footer: withSection(2) },
  }
  const { document, conflicts } = mergeSiteDocument(sides)
  expect([document.layout, document.footer.sections.length, conflicts]).toEqual(['right', 2, []])
})

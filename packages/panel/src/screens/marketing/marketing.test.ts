import { guessColumns } from '@sitewright/model/lists/list-imports'
import { expect, test } from 'vitest'
import { parseSample } from './imports/read-sample'
import { partOfContact, readMarketingPart } from './parts/marketing-parts'

const someId = 'a1'.repeat(12)

test('every place of the screen has its address, and what is no place shows the lists', () => {
  expect(readMarketingPart(someId)).toEqual({ kind: 'list', id: someId })
  expect(readMarketingPart(partOfContact(someId))).toEqual({ kind: 'contact', id: someId })
  expect([null, 'x', 'contact-', 'contact-x'].map(readMarketingPart)).toEqual(Array(4).fill({ kind: 'lists' }))
})

const sampleOf = (text: string, isCut = false) => parseSample(new TextEncoder().encode(text), isCut)

test('the first lines of a file are shown, and the half line at the end of a part is not', () => {
  expect(sampleOf('Mail;Name\na@x.test;Ada')).toEqual({
    delimiter: ';',
    rows: [
      ['Mail', 'Name'],
      ['a@x.test', 'Ada'],
    ],
  })
  expect(sampleOf('a@x.test\nb@x', true).rows).toEqual([['a@x.test']])
  expect(sampleOf('\ufeff"a@x.test"').rows).toEqual([['a@x.test']])
})

test('columns are guessed by the names in the first line, or by what stands there', () => {
  expect(guessColumns([['Name', 'E-Mail Address']])).toEqual({ hasHeader: true, emailColumn: 1, nameColumn: 0 })
  expect(
    guessColumns([
      ['Who', 'Where'],
      ['Ada', 'ada@x.test'],
    ]),
  ).toMatchObject({ hasHeader: true, emailColumn: 1 })
  expect(guessColumns([['1', 'ada@x.test']])).toEqual({ hasHeader: false, emailColumn: 1, nameColumn: null })
  expect(guessColumns([])).toEqual({ hasHeader: true, emailColumn: 0, nameColumn: null })
})

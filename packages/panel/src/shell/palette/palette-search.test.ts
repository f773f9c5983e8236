import { expect, test } from 'vitest'
import { searchEntries } from './palette-search'

const entries = [
  { label: 'Our story', group: 'Page' },
  { label: 'Store', group: 'Page' },
  { label: 'Add section', group: 'Action' },
  { label: 'URL mappings', group: 'Setting' },
]
const find = (text: string) => searchEntries(entries, text).map((entry) => entry.label)

test('every typed word must be found, and a label that starts with the text comes first', () => {
  expect(find('stor')).toEqual(['Store', 'Our story'])
  expect(find('section add')).toEqual(['Add section'])
  expect(find('page our')).toEqual(['Our story'])
  expect(find('zzz')).toEqual([])
  expect(find('')).toEqual(['Our story', 'Store', 'Add section', 'URL mappings'])
  expect(find('redirects')).toEqual(['URL mappings'])
})

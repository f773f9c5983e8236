import { expect, test } from 'vitest'
import { formatTitle } from './title-formats'

test('a title format names the site, the page and the item', () => {
  expect(formatTitle('%s', { site: 'Harbour Kiln' })).toBe('Harbour Kiln')
  expect(formatTitle('%p — %s', { site: 'Harbour Kiln', page: 'About' })).toBe('About — Harbour Kiln')
  expect(formatTitle('%i — %s', { site: 'Harbour Kiln', item: 'Mug' })).toBe('Mug — Harbour Kiln')
})

test('[SEC-42] a token inside a title is text', () => {
  expect(formatTitle('%p — %s', { site: '%p $& $1', page: '%s%i' })).toBe('%s%i — %p $& $1')
})

test('an empty format falls back to the nearest title', () => {
  expect(formatTitle('', { site: 'Harbour Kiln', page: 'About' })).toBe('About')
  expect(formatTitle(' ', { site: 'Harbour Kiln' })).toBe('Harbour Kiln')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textFilters } from './text-filters'

test('[NAV-069] the text filters are url-slug and url-slug-with-slash', () => {
  expect(Object.keys(textFilters)).toEqual(['url-slug', 'url-slug-with-slash'])
})

test('[NAV-069] url-slug lowercases, dashes spaces and keeps letters, digits and dashes', () => {
  expect(textFilters['url-slug']('Our Story: /Part 2!')).toBe('our-story-part-2')
  expect(textFilters['url-slug']('Über die Straße')).toBe('uber-die-strasse')
  expect(textFilters['url-slug']('漢 Tea')).toBe('-tea')
})

test('[NAV-069] url-slug-with-slash also keeps slashes', () => {
  expect(textFilters['url-slug-with-slash']('Shop/Red Mugs?')).toBe('shop/red-mugs')
})

test('filtering text that is already filtered changes nothing', () => {
  const unit = fc.constantFrom('a', 'B', '7', ' ', '-', '/', '!', 'É', 'e\u0301', 'ß', 'İ', '漢', '\ud800')
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(textFilters)), fc.string({ unit }), (filter, text) => {
      expect(filter(filter(text))).toBe(filter(text))
    }),
    { numRuns: 200 },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categorizeLink, isCollectionPanelLink, isScriptLink, linkCategories } from './categories'

function expectCategory(category: string, values: string[]) {
  expect(values.map((value) => [value, categorizeLink(value)])).toEqual(values.map((value) => [value, category]))
}

test('[NAV-045] every value is in exactly one of the seven categories', () => {
  expect(linkCategories).toEqual([
    'empty',
    'anchor',
    'external link',
    'file link',
    'content link',
    'malformed protocol',
    'other protocol',
  ])
  const unit = fc.constantFrom('h', 't', 'p', 's', ':', '/', '\\', '#', '.', ' ', '\n', '\t', '\0', '?', 'é')
  fc.assert(
    fc.property(fc.string({ unit }), (value) => {
      expect(linkCategories).toContain(categorizeLink(value))
    }),
    { numRuns: 200 },
  )
})

test('[NAV-046] an empty value is empty', () => {
  expectCategory('empty', ['', '   ', '\n\t', '\u00a0'])
})

test('[NAV-047] a value that starts with # is an anchor', () => {
  expectCategory('anchor', ['#', '#contact', ' #contact'])
})

test('[NAV-048] an absolute web address is an external link, with or without its scheme', () => {
  expectCategory('external link', ['http://a.com', 'HTTPS://a.com/b?c#d', '//a.com/b', '/\\a.com', '/\t/a.com'])
})

test('[NAV-049] [NAV-014] a value that starts with /s/ is a file link, not a content link', () => {
  expectCategory('file link', ['/s/menu.pdf', '/s/'])
})

test('[NAV-050] any other value with a leading slash is a content link', () => {
  expectCategory('content link', ['/', '/about', '/s', '/shop/red-mug?x=1', '/sale/s/x'])
})

test('[NAV-051] a scheme-like start with broken separators is a malformed protocol', () => {
  expectCategory('malformed protocol', [
    'http:/host',
    'http//host',
    'htp:host.com',
    'https:host',
    'http://',
    'https:///path',
    'example.com',
    ':host',
  ])
})

test('[NAV-052] a well-formed protocol that is no web address is another protocol', () => {
  expectCategory('other protocol', [
    'mailto:ann@daisy.com',
    'tel:+1-555-0100',
    'tel:555.0100',
    'sms:5550100',
    'ftp://files.daisy.com',
    'spotify:track:6rqh',
    'javascript:void(0)',
  ])
})

test('[SEC-36] a script link is known in every spelling a browser runs', () => {
  for (const value of [
    'javascript:x()',
    ' JavaScript:x()',
    'java\nscript:x()',
    '\u0001javascript:x()',
    'j\tavascript:x()',
  ]) {
    expect(isScriptLink(value)).toBe(true)
  }
  expect(isScriptLink('/javascript:x()')).toBe(false)
})

test('[NAV-012] /pages/ with a 24-character id is a collection panel link', () => {
  expect(isCollectionPanelLink('/pages/0123456789abcdef01234567')).toBe(true)
})

test('[NAV-013] /pages/ with an id of another length is not a collection panel link', () => {
  expect(isCollectionPanelLink('/pages/0123456789abcdef0123456')).toBe(false)
  expect(isCollectionPanelLink('/pages/0123456789abcdef012345678')).toBe(false)
  expect(isCollectionPanelLink('/pages/')).toBe(false)
  expect(isCollectionPanelLink('/pages/0123456789abcdef/1234567')).toBe(false)
})

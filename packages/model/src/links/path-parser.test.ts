import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPathParser } from './path-parser'

test('a path reads as its decoded segments, without query and hash', () => {
  const { parse } = createPathParser()
  expect(parse('/shop//red%20mug/?x=/y#z')).toEqual(['shop', 'red mug'])
  expect(parse('/')).toEqual([])
  expect(parse('/100%')).toEqual(['100%'])
})

test('[UTIL-023] the path cache holds 500 entries, and the least recently used leaves', () => {
  const parser = createPathParser()
  for (let page = 0; page < 500; page++) parser.parse(`/p${page}`)
  parser.parse('/p0')
  parser.parse('/p500')
  expect(parser.cachedPaths).toHaveLength(500)
  expect(parser.cachedPaths).toContain('/p0')
  expect(parser.cachedPaths).not.toContain('/p1')
  expect(parser.cachedPaths).toContain('/p500')
})

test('a path asked for twice is parsed once', () => {
  const { parse } = createPathParser()
  expect(parse('/a/b')).toBe(parse('/a/b'))
})

test('no path makes the parser throw', () => {
  const { parse } = createPathParser()
  const unit = fc.constantFrom('/', '%', '2', 'F', 'a', '?', '#', '.', ' ', 'é', '\ud800', '\0')
  fc.assert(
    fc.property(fc.string({ unit }), (path) => {
      expect(parse(path).every((segment) => segment !== '')).toBe(true)
    }),
    { numRuns: 200 },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQueryString } from './query-string'

test('a query string reads as values by key, decoded', () => {
  const query = parseQueryString('?tag=red%20mugs&tag=blue+cups&noredirect&x=a=b')
  expect([...query]).toEqual([
    ['tag', ['red mugs', 'blue cups']],
    ['noredirect', ['']],
    ['x', ['a=b']],
  ])
})

test('[UTIL-022] the query-string parser reads at most 1000 keys', () => {
  const keys = Array.from({ length: 1001 }, (_, index) => `k${index}=${index}`)
  const query = parseQueryString(keys.join('&'))
  expect(query.size).toBe(1000)
  expect(query.get('k999')).toEqual(['999'])
  expect(query.has('k1000')).toBe(false)
})

test('no text makes the parser throw', () => {
  const unit = fc.constantFrom('%', '2', 'F', 'a', '&', '=', '?', '+', '#', ' ', 'é', '\ud800', '\0')
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const values = [...parseQueryString(text).values()]
      expect(values.every((list) => list.length > 0)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('what URLSearchParams writes is read back', () => {
  const wellFormed = fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', '+', '%', '&', '=', '#', 'é', '漢', '😀') })
  fc.assert(
    fc.property(fc.array(fc.tuple(wellFormed, wellFormed), { maxLength: 20 }), (pairs) => {
      const query = parseQueryString(new URLSearchParams(pairs).toString())
      const expected = new Map<string, string[]>()
      for (const [key, value] of pairs) expected.set(key, [...(expected.get(key) ?? []), value])
      expect(query).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})

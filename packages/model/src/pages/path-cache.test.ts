import { expect, test } from 'vitest'
import { parsePagePath } from './addresses/page-path'
import { createPathCache } from './path-cache'

test('[UTIL-023] the path cache holds at most 500 entries, and the one unused for longest leaves', () => {
  const cache = createPathCache()
  const first = cache.parse('/page-0')
  for (let number = 1; number < 500; number++) cache.parse(`/page-${number}`)
  expect(cache.size).toBe(500)
  expect(cache.parse('/page-0')).toBe(first)
  const second = cache.parse('/page-1')
  for (let number = 500; number < 999; number++) cache.parse(`/page-${number}`)
  expect(cache.size).toBe(500)
  expect(cache.parse('/page-1')).toBe(second)
  expect(cache.parse('/page-0')).not.toBe(first)
})

test('it reads as the parser does and keeps nothing that is no address', () => {
  const cache = createPathCache()
  expect(cache.parse('/About/?a=1')).toEqual(parsePagePath('/About/?a=1'))
  expect(cache.parse('/%zz')).toBe(null)
  expect(cache.size).toBe(1)
})

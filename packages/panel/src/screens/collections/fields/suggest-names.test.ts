import { expect, test } from 'vitest'
import { suggestNames } from './suggest-names'

const known = [
  { name: 'Glaze', count: 12 },
  { name: 'Kiln', count: 7 },
  { name: 'Ash glaze', count: 2 },
]
const list = (typed: string, has: readonly string[] = []) =>
  suggestNames('tag', typed, known, has).map(({ value }) => value)

test('[COLL-002] tags in use are suggested before a new one is made, and those that it has are not', () => {
  expect(list('')).toEqual(['Glaze', 'Kiln', 'Ash glaze'])
  expect(list('gla', ['glaze'])).toEqual(['gla', 'Ash glaze'])
  expect(list('KILN')).toEqual(['Kiln'])
  expect(list('kiln', ['Kiln'])).toEqual([])
})

test('[COLL-002] a name that is too long is not offered, however many bytes its letters have', () => {
  expect(list('🏺'.repeat(50))).toEqual(['🏺'.repeat(50)])
  expect(list('🏺'.repeat(51))).toEqual([])
  expect(suggestNames('category', 'x'.repeat(26), [], [])).toEqual([])
})

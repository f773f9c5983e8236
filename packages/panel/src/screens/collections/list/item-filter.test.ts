import { expect, test } from 'vitest'
import { isArrangeable, isNarrowed, keepFilter, recallFilter, startFilter } from './item-filter'

test('[COLL-005] a list is narrowed by anything but its order', () => {
  expect(isNarrowed({ sort: 'title' })).toBe(false)
  expect(isNarrowed({ sort: 'title', query: '' })).toBe(false)
  expect(isNarrowed({ sort: 'latest', isFeatured: false })).toBe(true)
})

test('[COLL-005] projects are arranged by hand while all of them are shown in that order', () => {
  const all = startFilter('portfolio')
  expect(isArrangeable('portfolio', all)).toBe(true)
  expect(isArrangeable('portfolio', { ...all, tag: 'wood' })).toBe(false)
  expect(isArrangeable('portfolio', { sort: 'title' })).toBe(false)
  expect(isArrangeable('blog', { sort: 'order' })).toBe(false)
})

test('[COLL-005] each list keeps what was searched for in it', () => {
  keepFilter('one', { sort: 'title', query: 'ash' })
  expect(recallFilter('one', 'blog').query).toBe('ash')
  expect(recallFilter('two', 'blog')).toEqual(startFilter('blog'))
})

import { expect, test } from 'vitest'
import { addTag, startTagEdit } from './tags'

test('[EDIT-017] a tag has at most 50 characters', () => {
  expect(addTag('tag', [], 'é'.repeat(50)).tags).toHaveLength(1)
  const refused = addTag('tag', ['tea'], 'é'.repeat(51))
  expect(refused).toEqual({ tags: ['tea'], problem: 'A tag has at most 50 characters.' })
})

test('[EDIT-018] a category has at most 25 characters', () => {
  expect(addTag('category', [], 'c'.repeat(25)).tags).toHaveLength(1)
  expect(addTag('category', [], 'c'.repeat(26))).toEqual({
    tags: [],
    problem: 'A category has at most 25 characters.',
  })
})

test('[EDIT-025] adding a tag or category that exists says so', () => {
  expect(addTag('tag', ['Tea'], ' tea ')).toEqual({ tags: ['Tea'], problem: 'This tag already exists' })
  expect(addTag('category', ['Mugs'], 'Mugs').problem).toBe('This category already exists')
  expect(addTag('tag', ['Tea'], 'Cake')).toEqual({ tags: ['Tea', 'Cake'] })
})

test('nothing typed adds nothing', () => {
  expect(addTag('tag', ['Tea'], '  ')).toEqual({ tags: ['Tea'] })
})

test('[EDIT-026] a second edit while one is open is refused, and the first stays open', () => {
  expect(startTagEdit('tag', 'Tea')).toEqual({ editing: 'Tea' })
  expect(startTagEdit('tag', 'Cake', 'Tea')).toEqual({
    editing: 'Tea',
    problem: 'You may only edit one tag at a time',
  })
  expect(startTagEdit('category', 'Cake', 'Tea').problem).toBe('You may only edit one category at a time')
  expect(startTagEdit('tag', 'Tea', 'Tea')).toEqual({ editing: 'Tea' })
})

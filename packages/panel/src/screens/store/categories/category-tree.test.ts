import { expect, test } from 'vitest'
import { placeCategory, stepCategory } from './category-tree'

const of = (id: string, parentId: string | null = null) => ({ id, parentId })
const tree = [of('cups'), of('mugs', 'cups'), of('large', 'mugs'), of('plates'), of('bowls')]
const write = (list: readonly { id: string; parentId: string | null }[]) =>
  list.map(({ id, parentId }) => (parentId ? `${parentId}>${id}` : id)).join(' ')

test('a category takes what is below it along', () => {
  expect(write(placeCategory(tree, 'mugs', { parentId: null, beforeId: 'bowls' }))).toBe(
    'cups plates mugs mugs>large bowls',
  )
})

test('nothing is put below itself, in front of itself, or deeper than three', () => {
  expect(placeCategory(tree, 'cups', { parentId: 'large', beforeId: null })).toBe(tree)
  expect(placeCategory(tree, 'cups', { parentId: null, beforeId: 'cups' })).toBe(tree)
  expect(placeCategory(tree, 'plates', { parentId: 'large', beforeId: null })).toBe(tree)
  expect(placeCategory(tree, 'cups', { parentId: 'plates', beforeId: null })).toBe(tree)
})

test('steps go past a neighbor, below the one above, and out behind the parent', () => {
  expect(write(stepCategory(tree, 'bowls', 'up'))).toBe('cups cups>mugs mugs>large bowls plates')
  expect(write(stepCategory(tree, 'cups', 'down'))).toBe('plates cups cups>mugs mugs>large bowls')
  expect(write(stepCategory(tree, 'bowls', 'in'))).toBe('cups cups>mugs mugs>large plates plates>bowls')
  expect(write(stepCategory(tree, 'mugs', 'out'))).toBe('cups mugs mugs>large plates bowls')
  expect(stepCategory(tree, 'cups', 'up')).toBe(tree)
  expect(stepCategory(tree, 'cups', 'out')).toBe(tree)
})

import { expect, test } from 'vitest'
import { newAuthor, renameAuthor } from './new-author'

const ada = { ...newAuthor('1', []), name: 'Ada', slug: 'ada' }

test('[COLL-007] an author gets an address that no other one has', () => {
  const first = newAuthor('1', [])
  const second = newAuthor('2', [first])
  expect(first.slug).toBe('new-author')
  expect(second.slug).toBe('new-author-2')
  expect(renameAuthor(second, 'Ada', [ada]).slug).toBe('ada-2')
})

test('[COLL-007] an address that the owner chose stays with another name, and so does one without any letters', () => {
  expect(renameAuthor({ ...ada, slug: 'the-countess' }, 'Ada Lovelace', []).slug).toBe('the-countess')
  expect(renameAuthor(ada, 'Ada Lovelace', []).slug).toBe('ada-lovelace')
  expect(renameAuthor(ada, ' ', []).slug).toBe('ada')
})

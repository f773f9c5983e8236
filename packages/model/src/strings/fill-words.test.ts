import { expect, test } from 'vitest'
import { fillWords } from './fill-words'

test('named places take their values, and values are never filled themselves', () => {
  expect(fillWords('{a} of {b}', { a: '{b}', b: 2 })).toBe('{b} of 2')
})

test('a place without a value stays', () => {
  expect(fillWords('{toString} {a}', {})).toBe('{toString} {a}')
})

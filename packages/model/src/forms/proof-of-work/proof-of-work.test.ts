import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSolved, searchSolution } from './proof-of-work'
import { hashText } from './sha256'

const toHex = (hash: Uint32Array) => Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('')

test('the hash is SHA-256 for texts of any length', () => {
  expect(toHex(hashText('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
      expect(toHex(hashText(text))).toBe(createHash('sha256').update(text).digest('hex'))
    }),
    { numRuns: 60 },
  )
})

test('a solution is found in slices and fits its own salt alone', () => {
  const challenge = { salt: 'one', difficulty: 8 }
  let solution: string | null = null
  for (let start = 0; solution === null; start += 50) solution = searchSolution(challenge, { start, count: 50 })
  expect(isSolved(challenge, solution)).toBe(true)
  const others = Array.from({ length: 40 }, (_, index) => ({ salt: `other ${index}`, difficulty: 8 }))
  expect(others.filter((other) => isSolved(other, solution)).length).toBeLessThan(5)
  expect(isSolved({ salt: 'one', difficulty: 32 }, solution)).toBe(false)
})

test('only a plain number is a solution', () => {
  for (const text of ['', '01', '-1', '1e3', ' 1', '1\n', '١', '9'.repeat(16)]) {
    expect(isSolved({ salt: 'any', difficulty: 0 }, text)).toBe(false)
  }
  expect(isSolved({ salt: 'any', difficulty: 0 }, '0')).toBe(true)
})

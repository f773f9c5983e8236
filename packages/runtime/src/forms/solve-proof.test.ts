import { isSolved } from '@sitewright/model/forms/proof-of-work/proof-of-work'
import { expect, test } from 'vitest'
import { solveProof } from './solve-proof'

const challenge = { salt: 'harbour', difficulty: 9 }

/** A clock on which each look takes a millisecond. */
function countTimes() {
  let time = 0
  let rests = 0
  return {
    times: { now: () => time++, rest: async () => void rests++, sliceMs: () => 2 },
    countRests: () => rests,
  }
}

test('the answer solves the puzzle, and the page rests between the slices of the search', async () => {
  const { times, countRests } = countTimes()
  const solution = await solveProof({ ...challenge, difficulty: 12 }, times, new AbortController().signal)
  expect(isSolved({ ...challenge, difficulty: 12 }, solution)).toBe(true)
  expect(countRests()).toBeGreaterThan(1)
})

test('a search that nobody waits for ends', async () => {
  const { times } = countTimes()
  const life = new AbortController()
  const search = solveProof({ ...challenge, difficulty: 32 }, { ...times, rest: async () => life.abort() }, life.signal)
  await expect(search).rejects.toThrow()
})

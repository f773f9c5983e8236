import type { ProofChallenge } from './proof-challenge'
import { hashText } from './sha256'

const solutionPattern = /^(?:0|[1-9]\d{0,14})$/

function countZeroBits(hash: Uint32Array): number {
  const first = hash.findIndex((word) => word !== 0)
  return first === -1 ? 256 : first * 32 + Math.clz32(hash[first] as number)
}

/** True for the decimal number that solves the challenge, written without leading zeros: each solution has one spelling. */
export function isSolved({ salt, difficulty }: ProofChallenge, solution: string): boolean {
  return solutionPattern.test(solution) && countZeroBits(hashText(`${salt}:${solution}`)) >= difficulty
}

/** Tries `count` numbers from `start` on, so that a page searches in slices and stays quick; null when none of them fits. */
export function searchSolution(
  challenge: ProofChallenge,
  { start, count }: { start: number; count: number },
): string | null {
  for (let number = start; number < start + count; number++) {
    const solution = String(number)
    if (isSolved(challenge, solution)) return solution
  }
  return null
}

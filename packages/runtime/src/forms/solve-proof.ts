import type { ProofChallenge } from '@sitewright/model/forms/proof-of-work/proof-challenge'
import { searchSolution } from '@sitewright/model/forms/proof-of-work/proof-of-work'

/** Tries between two looks at the clock. */
const triesAtOnce = 64

export interface ProofTimes {
  readonly now: () => number
  /** Lets the page do what waits. */
  readonly rest: () => Promise<void>
  /** How long one slice may last. */
  readonly sliceMs: () => number
}

/** Searches in slices so short that typing goes on undisturbed. Rejects when nobody wants the answer any more. */
export async function solveProof(
  challenge: ProofChallenge,
  { now, rest, sliceMs }: ProofTimes,
  signal: AbortSignal,
): Promise<string> {
  let start = 0
  for (;;) {
    await rest()
    signal.throwIfAborted()
    const end = now() + sliceMs()
    do {
      const solution = searchSolution(challenge, { start, count: triesAtOnce })
      if (solution !== null) return solution
      start += triesAtOnce
    } while (now() < end)
  }
}

const sliceInSightMs = 6
/** A browser wakes a page that is out of sight about once a second, and nobody waits for it to draw. */
const sliceOutOfSightMs = 200

export const pageTimes: ProofTimes = {
  now: () => performance.now(),
  rest: () => new Promise((resolve) => setTimeout(resolve)),
  sliceMs: () => (document.visibilityState === 'hidden' ? sliceOutOfSightMs : sliceInSightMs),
}

export type Pick = (below: number) => number

/** The same numbers in every run with the same seed. */
export function createChance(seed: number): Pick {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

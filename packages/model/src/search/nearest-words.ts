/** So many stand in for a word that was not found. */
const maxNearest = 6
/** A longer word is written wrong in two places at times. */
const longWord = 7
export const shortestMisspelt = 4

/** How many letters may be wrong, missing, too many or changed places. */
export function slipsAllowed(word: string): number {
  const { length } = word
  return length < shortestMisspelt ? 0 : length < longWord ? 1 : 2
}

/** The words that are written most like this one, or that begin like it; none where one of them is it, or begins with it. */
export function findNearestWords(word: string, known: readonly string[]): string[] {
  const allowed = slipsAllowed(word)
  if (allowed === 0 || known.some((it) => it.startsWith(word))) return []
  const near = known
    .map((it) => ({ word: it, slips: countSlips(word, it, allowed) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted((a, b) => a.slips - b.slips || a.word.length - b.word.length)
  return near
    .filter(({ slips }) => slips === near[0]?.slips)
    .slice(0, maxNearest)
    .map((it) => it.word)
}

function countSlips(word: string, known: string, allowed: number): number {
  const whole = distance(word, known, allowed)
  if (known.length <= word.length + 1 || word.length <= shortestMisspelt) return whole
  // The rest of a long one was not typed yet.
  const beginnings = [word.length - 1, word.length, word.length + 1].map((end) => known.slice(0, end))
  return Math.min(whole, ...beginnings.map((beginning) => distance(word, beginning, 1)))
}

/** Changes that make one word of the other, two letters that changed places being one. More than allowed is infinite. */
function distance(one: string, other: string, allowed: number): number {
  if (Math.abs(one.length - other.length) > allowed) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const areSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (areSwapped) best = Math.min(best, (before[column - 2] ?? 0) + 1)
      next.push(best)
    }
    if (Math.min(...next) > allowed) return Number.POSITIVE_INFINITY
    before = last
    last = next
  }
  const slips = last[other.length] ?? 0
  return slips <= allowed ? slips : Number.POSITIVE_INFINITY
}

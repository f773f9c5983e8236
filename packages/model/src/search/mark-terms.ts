import { foldWords } from './fold-words'

interface MarkedPart {
  readonly text: string
  readonly isMarked: boolean
}

/** Endings that languages put behind a word: 'bowls' stands for 'bowl'. */
const longestEnding = 3
const shortestStem = 3

/** A text in parts, with the words that were looked for marked. */
export function markTerms(text: string, terms: readonly string[]): MarkedPart[] {
  const parts: { text: string; isMarked: boolean }[] = []
  for (const word of text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const isMarked = terms.some((term) => isSameWord(foldWords(word), foldWords(term)))
    const last = parts.at(-1)
    if (last && last.isMarked === isMarked) last.text += word
    else parts.push({ text: word, isMarked })
  }
  return parts
}

function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short === long) return true
  return short.length >= shortestStem && long.length - short.length <= longestEnding && long.startsWith(short)
}

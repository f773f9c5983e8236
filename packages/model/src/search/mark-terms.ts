import { foldWords } from './fold-words'

interface MarkedPart {
  readonly text: string
  readonly isMarked: boolean
}

/** Endings that languages put behind a word: 'bowls' stands for 'bowl'. */
const longestEnding = 3
const shortestStem = 3
const shortestBeginning = 2

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

/** The word may go on behind the term, as words are found by their beginnings; a term goes on by an ending alone. */
function isSameWord(word: string, term: string): boolean {
  if (word === term) return true
  if (term.length >= shortestBeginning && word.startsWith(term)) return true
  return word.length >= shortestStem && term.length - word.length <= longestEnding && term.startsWith(word)
}

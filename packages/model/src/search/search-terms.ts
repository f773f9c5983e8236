import { foldWords } from './fold-words'

/** What is asked beyond these is left out: nobody reads it, and each term costs work. */
export const searchLimits = { characters: 100, terms: 8, excerptCharacters: 180, counted: 1000 } as const

/** What is looked for, cut to size. A lone half of an emoji and control characters are nothing to look for. */
export function cutSearchWords(words: string): string {
  const plain = words.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  return [...plain].slice(0, searchLimits.characters).join('').trim()
}

/** Every term must be found, whatever the order. */
export function listSearchTerms(words: string): string[] {
  const terms = cutSearchWords(words).toLowerCase().split(' ').filter(Boolean)
  return [...new Set(terms)].slice(0, searchLimits.terms)
}

/** So much of a text is looked at for an excerpt, before the first term and behind it. */
const readAround = 2_000

/** Some of the text around the first term that is in it; the beginning when none is. */
export function makeExcerpt(whole: string, terms: readonly string[]): string {
  const { text, isBehindMore, isBeforeMore } = cutAround(whole, terms)
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  const plain = characters.map(foldWords)
  const places = terms.map((term) => findTerm(plain, foldWords(term))).filter((place) => place >= 0)
  const from = Math.max(0, Math.min(...places, characters.length) - searchLimits.excerptCharacters / 3)
  const start = places.length === 0 || from === 0 ? 0 : from
  const end = start + searchLimits.excerptCharacters
  const part = characters.slice(start, end).join('').trim()
  return `${start > 0 || isBehindMore ? '… ' : ''}${part}${end < characters.length || isBeforeMore ? ' …' : ''}`
}

/** A page may have a megabyte of words, and an excerpt is short: only what is near the first term is taken apart. */
function cutAround(whole: string, terms: readonly string[]) {
  if (whole.length <= 2 * readAround) return { text: whole, isBehindMore: false, isBeforeMore: false }
  const folded = foldWords(whole)
  const found = terms.map((term) => folded.indexOf(foldWords(term))).filter((place) => place >= 0)
  const from = found.length === 0 ? 0 : Math.max(0, Math.min(...found) - readAround)
  const text = wholeCharacters(whole.slice(from, from + 2 * readAround))
  return { text, isBehindMore: from > 0, isBeforeMore: from + 2 * readAround < whole.length }
}

/** Without halves of characters at its ends. */
function wholeCharacters(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]/, '').replace(/[\uD800-\uDBFF]$/, '')
}

/** Character by character: a small letter may be longer than its capital, and places would drift. */
function findTerm(characters: readonly string[], term: string): number {
  const at = characters.join('').indexOf(term)
  if (at < 0) return -1
  let length = 0
  return characters.findIndex((character) => {
    length += character.length
    return length > at
  })
}

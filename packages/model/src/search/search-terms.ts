/** What is asked beyond these is left out: nobody reads it, and each term costs work. */
export const searchLimits = { characters: 100, terms: 8, excerptCharacters: 180 } as const

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

/** Some of the text around the first term that is in it; the beginning when none is. */
export function makeExcerpt(text: string, terms: readonly string[]): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  const plain = characters.map((character) => character.toLowerCase())
  const places = terms.map((term) => findTerm(plain, term)).filter((place) => place >= 0)
  const from = Math.max(0, Math.min(...places, characters.length) - searchLimits.excerptCharacters / 3)
  const start = places.length === 0 || from === 0 ? 0 : from
  const end = start + searchLimits.excerptCharacters
  const part = characters.slice(start, end).join('').trim()
  return `${start > 0 ? '… ' : ''}${part}${end < characters.length ? ' …' : ''}`
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

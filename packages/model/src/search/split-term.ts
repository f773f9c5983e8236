import { foldWords } from './fold-words'
import { searchLimits } from './search-terms'

export interface SearchTerm {
  /** Letters and figures, all of which must be found. */
  readonly words: readonly string[]
  /** As it was written, where signs are in it; null where there are none. */
  readonly sign: string | null
}

/** As `sign_pattern` and `search_vector` of the database have them. */
const signs = /[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+/u
const around = '.,;:!?"\'()[]{}…“”„‘’«»'
/** Between words these only join them: 'hand-thrown' is found in 'hand thrown', but '50%' is not found in '50'. */
const joining = /^[-'’./_\\&@:]$/u

/** What a term asks for; folded, a sign may become a sentence, and no index holds such words. One without letters or signs that mean something asks for nothing. */
export function splitTerm(term: string): SearchTerm {
  const whole = trimAround([...foldWords(term)].slice(0, searchLimits.characters).join(''))
  const words = whole.split(signs).filter(Boolean)
  if (!signs.test(whole) || [...whole].length < 2) return { words, sign: null }
  return { words: isJoined(whole) ? words : [], sign: whole }
}

function trimAround(text: string): string {
  let from = 0
  let until = text.length
  while (from < until && around.includes(text.charAt(from))) from++
  while (until > from && around.includes(text.charAt(until - 1))) until--
  return text.slice(from, until)
}

function isJoined(whole: string): boolean {
  const isSign = (character: string | undefined) => character === undefined || signs.test(character)
  const characters = [...whole]
  return characters.every((character, index) => {
    if (!isSign(character)) return true
    return joining.test(character) && !isSign(characters[index - 1]) && !isSign(characters[index + 1])
  })
}

import { english } from './english'
import type { VisitorTexts } from './visitor-texts'

/** By language tag in small letters. A translation is a file of its own and a line here. */
const translations: ReadonlyMap<string, VisitorTexts> = new Map<string, VisitorTexts>([['en', english]])

/** What a site in this language says to its visitors: `pt-br` falls back to `pt`, and what is not translated to English. */
export function textsFor(language: string): VisitorTexts {
  for (let tag = language.toLowerCase(); tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const texts = translations.get(tag)
    if (texts !== undefined) return texts
  }
  return english
}

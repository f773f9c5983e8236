import { foldWords } from '@sitewright/model/search/fold-words'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Word stems that every PostgreSQL brings, by the language of a site. */
const dictionaries: Readonly<Record<string, string>> = {
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
}

/** More of a page is not looked at: the list of its words has an end, too. */
const readCharacters = 300_000

/** Whether a text holds a word, in whatever form the language gives it; a term with other signs stands as it is. */
export function holdsTerm(text: RawBuilder<string>, term: string, language: string): RawBuilder<SqlBool> {
  const folded = foldWords(term)
  const words = sql`fold_words(left(${text}, ${sql.lit(readCharacters)}))`
  if (!/^[\p{L}\p{N}]+$/u.test(folded)) return sql`${words} like ${toPattern(folded)}`
  const dictionary = dictionaries[language.split('-')[0]?.toLowerCase() ?? ''] ?? 'simple'
  const matches = (name: string) =>
    sql<SqlBool>`to_tsvector(${sql.lit(name)}, ${words}) @@ plainto_tsquery(${sql.lit(name)}, ${folded})`
  // A word that a dictionary passes over, such as 'the', is looked for as it is.
  return sql`(${matches('simple')} or ${matches(dictionary)})`
}

/** Signs that mean something in a pattern stand for themselves. */
function toPattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`
}

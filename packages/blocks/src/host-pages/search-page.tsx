import { markTerms } from '@sitewright/model/search/mark-terms'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { nameCount } from '@sitewright/model/visitor-texts/plural-text'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { HostSection } from './host-section'
import { SearchForm } from './search-form'

interface SearchResult {
  readonly href: string
  readonly title: string
  readonly excerpt: string
}

interface SearchPageInput {
  readonly texts: Pick<VisitorTexts, 'language' | 'pages' | 'search'>
  /** Empty before anything is looked for. */
  readonly words: string
  readonly results: readonly SearchResult[]
  /** What is marked in them. */
  readonly terms: readonly string[]
}

/** A form that asks and a list that answers, without any script. */
export function SearchPage({ texts, words, results, terms }: SearchPageInput) {
  return (
    <HostSection>
      <h1>{texts.pages.search.heading}</h1>
      <SearchForm texts={texts.search} words={words} />
      {words !== '' && <h2>{countResults(results.length, words, texts)}</h2>}
      {words !== '' && results.length === 0 && <p>{texts.search.nothingFound}</p>}
      {results.length > 0 && (
        <ul className="search-results">
          {results.map((result) => (
            <li key={result.href}>
              <a href={result.href}>
                <Marked text={result.title} terms={terms} />
              </a>
              {result.excerpt !== '' && (
                <p>
                  <Marked text={result.excerpt} terms={terms} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </HostSection>
  )
}

function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  return markTerms(text, terms).map((part, index) => (part.isMarked ? <mark key={index}>{part.text}</mark> : part.text))
}

function countResults(count: number, words: string, { search, language }: SearchPageInput['texts']): string {
  return count === 0 ? fillWords(search.none, { words }) : nameCount(search.count, count, language, { words })
}

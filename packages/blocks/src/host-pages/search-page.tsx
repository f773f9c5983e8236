import { searchPlace, searchTexts } from '@sitewright/model/search/search-rules'
import { searchLimits } from '@sitewright/model/search/search-terms'
import { HostSection } from './host-section'

interface SearchResult {
  readonly href: string
  readonly title: string
  readonly excerpt: string
}

interface SearchPageInput {
  readonly heading: string
  /** Empty before anything is looked for. */
  readonly words: string
  readonly results: readonly SearchResult[]
}

/** A form that asks and a list that answers, without any script. */
export function SearchPage({ heading, words, results }: SearchPageInput) {
  return (
    <HostSection>
      <h1>{heading}</h1>
      <search>
        <form action={searchPlace} className="host-form">
          <label htmlFor="search-words">Search this site</label>
          <input id="search-words" name="q" type="search" defaultValue={words} maxLength={searchLimits.characters} />
          <button type="submit" className="button" data-kind="primary">
            Search
          </button>
        </form>
      </search>
      {words !== '' && <h2>{countResults(results.length, words)}</h2>}
      {words !== '' && results.length === 0 && <p>{searchTexts.nothingFound}</p>}
      {results.length > 0 && (
        <ul className="search-results">
          {results.map((result) => (
            <li key={result.href}>
              <a href={result.href}>{result.title}</a>
              {result.excerpt !== '' && <p>{result.excerpt}</p>}
            </li>
          ))}
        </ul>
      )}
    </HostSection>
  )
}

function countResults(count: number, words: string): string {
  if (count === 0) return `No results for “${words}”`
  return count === 1 ? `1 result for “${words}”` : `${count} results for “${words}”`
}

import { markTerms } from '@sitewright/model/search/mark-terms'
import { type SearchExtent, type SearchKind, searchKinds } from '@sitewright/model/search/search-kinds'
import { buildSearchAddress, maxSearchPages, searchPageSize } from '@sitewright/model/search/search-rules'
import { searchLimits } from '@sitewright/model/search/search-terms'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { nameCount } from '@sitewright/model/visitor-texts/plural-text'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { HostSection } from './host-section'
import { SearchForm } from './search-form'

interface SearchResult {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly excerpt: string
}

interface SearchPageInput {
  readonly texts: Pick<VisitorTexts, 'language' | 'pages' | 'search'>
  /** Empty before anything is looked for. */
  readonly words: string
  /** What is shown of it: one kind or null for all, and which page, from 1. */
  readonly view: { readonly kind: SearchKind | null; readonly page: number }
  readonly extent: SearchExtent
  readonly results: readonly SearchResult[]
  /** What is marked in them. */
  readonly terms: readonly string[]
}

/** A form that asks and a list that answers, without any script. */
export function SearchPage({ texts, words, view, extent, results, terms }: SearchPageInput) {
  return (
    <HostSection>
      <h1>{texts.pages.search.heading}</h1>
      <SearchForm texts={texts.search} words={words} />
      {words !== '' && <h2>{countResults(extent.total, words, texts)}</h2>}
      {words !== '' && extent.total === 0 && <p>{texts.search.nothingFound}</p>}
      <Filters texts={texts} words={words} current={view.kind} extent={extent} />
      {results.length > 0 && (
        <ul className="search-results">
          {results.map((result) => (
            <li key={result.id}>
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
      <OtherPages texts={texts.search} words={words} view={view} reach={extent.reach} />
    </HostSection>
  )
}

interface FiltersInput extends Pick<SearchPageInput, 'texts' | 'words' | 'extent'> {
  readonly current: SearchKind | null
}

/** Where everything is of one kind there is nothing to choose. */
function Filters({ texts: { search, language }, words, current, extent: { counts, total } }: FiltersInput) {
  const kinds = searchKinds.filter((kind) => counts[kind] !== undefined || kind === current)
  if (kinds.length < 2) return null
  const number = new Intl.NumberFormat(language)
  const choices = [null, ...kinds].map((kind) => ({
    kind,
    label: kind === null ? search.all : search.kinds[kind],
    count: kind === null ? total : counts[kind] === undefined ? 0 : counts[kind],
  }))
  return (
    <nav className="search-filters" aria-label={search.filters}>
      {choices.map(({ kind, label, count }) => (
        <a
          key={label}
          href={buildSearchAddress(words, { kind })}
          aria-current={kind === current ? 'true' : undefined}
          rel="nofollow"
        >
          {label} {count !== null && <span className="search-number">{number.format(count)}</span>}
        </a>
      ))}
    </nav>
  )
}

interface OtherPagesInput extends Pick<SearchPageInput, 'words' | 'view'> {
  readonly reach: number
  readonly texts: VisitorTexts['search']
}

function OtherPages({ texts, words, view: { kind, page }, reach }: OtherPagesInput) {
  const last = Math.min(Math.ceil(reach / searchPageSize), maxSearchPages)
  if (last < 2) return null
  const addressOf = (wanted: number) => buildSearchAddress(words, { kind, page: wanted })
  return (
    <nav className="search-pages" aria-label={texts.pages}>
      {page > 1 && (
        <a href={addressOf(Math.min(page - 1, last))} rel="prev nofollow">
          {texts.previous}
        </a>
      )}
      {page < last && (
        <a href={addressOf(page + 1)} rel="next nofollow">
          {texts.next}
        </a>
      )}
    </nav>
  )
}

function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  return markTerms(text, terms).map((part, index) => (part.isMarked ? <mark key={index}>{part.text}</mark> : part.text))
}

function countResults(total: number | null, words: string, { search, language }: SearchPageInput['texts']): string {
  if (total === 0) return fillWords(search.none, { words })
  return total === null
    ? nameCount(search.manyResults, searchLimits.counted, language, { words })
    : nameCount(search.count, total, language, { words })
}

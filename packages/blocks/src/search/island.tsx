import { searchAddresses } from '@sitewright/model/routes/search-addresses'
import { closed, isPreviewKey, type PreviewState, pressPreviewKey } from '@sitewright/model/search/preview-state'
import type { SearchPreview } from '@sitewright/model/search/search-answers'
import { buildSearchAddress } from '@sitewright/model/search/search-rules'
import { nameCount } from '@sitewright/model/visitor-texts/plural-text'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { ownAddress } from '@sitewright/runtime/browser/own-address'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPreviewLoader, type PreviewLoader } from './load-preview'
import type { Search } from './schema'
import { type FieldTexts, SearchField } from './search-field'

/** Of the search page there are more. */
type PreviewTexts = FieldTexts &
  Pick<VisitorTexts['search'], 'nothingFound' | 'cannotLoad' | 'kinds' | 'preview' | 'previewCount' | 'showAll'>

export interface SearchIslandProps {
  readonly id: string
  readonly search: Search
  readonly texts: PreviewTexts
  readonly language: string
}

export function Island(props: SearchIslandProps) {
  return <SearchCombobox {...props} isAsleep={false} />
}

/** In the editor it looks as visitors find it, and shows nothing. */
export function SleepingIsland(props: SearchIslandProps) {
  return <SearchCombobox {...props} isAsleep={true} />
}

/** A combobox with a list, as in the ARIA practices. */
function SearchCombobox({ id, search, texts, language, isAsleep }: SearchIslandProps & { readonly isAsleep: boolean }) {
  const [state, setState] = useState<PreviewState>(closed)
  const [words, setWords] = useState('')
  // Without the script it is a search field like any other.
  const [isAwake, setIsAwake] = useState(false)
  const loader = useRef<PreviewLoader | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsleep) return
    const made = createPreviewLoader({ load: loadPreview, setTimer, onChange: setState })
    loader.current = made
    setIsAwake(true)
    // Words may stand there before the script does.
    const field = document.getElementById(`search-${id}`)
    if (field instanceof HTMLInputElement && field === document.activeElement) {
      setWords(field.value)
      made.type(field.value)
    }
    return made.stop
  }, [id, isAsleep])
  const results = state.kind === 'shown' ? state.preview.results : []
  const active = state.kind === 'shown' ? state.active : null
  const said = describe(state, texts, language)
  const listId = `search-${id}-results`
  const optionId = (index: number) => `${listId}-${index}`

  function close() {
    loader.current?.stop()
    setState(closed)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      if (active === null) return close()
      event.preventDefault()
      list.current?.querySelectorAll('a')[active]?.click()
      return
    }
    const next = pressPreviewKey(state, event.key)
    if (next === state) return
    if (next.kind === 'closed') loader.current?.stop()
    // The first Escape closes the list, the next one is the field's own.
    if (isPreviewKey(event.key)) event.preventDefault()
    setState(next)
  }

  /** A press upon the list leaves the focus in the field: some browsers would close the list before they open the link. */
  function keepFocus(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('.search-preview')) event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus goes, and nobody presses it
    <div
      className="search-frame"
      onMouseDown={keepFocus}
      // The list closes once the focus leaves the field and what is below it.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <SearchField
        id={id}
        search={search}
        texts={texts}
        field={{
          ...(isAwake && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': results.length > 0,
            'aria-controls': listId,
            'aria-activedescendant': active === null ? undefined : optionId(active),
            autoComplete: 'off',
          }),
          onKeyDown,
          onChange: ({ currentTarget }) => {
            setWords(currentTarget.value)
            loader.current?.type(currentTarget.value)
          },
        }}
      >
        {isAwake && (
          <div className="search-preview" hidden={state.kind === 'closed'}>
            <div ref={list} id={listId} role="listbox" aria-label={texts.preview} hidden={results.length === 0}>
              {results.map((result, index) => (
                <a
                  key={`${result.href} ${index}`}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  href={ownAddress(result.href)}
                >
                  <span className="search-title">{result.title}</span>{' '}
                  <span className="search-kind">{texts.kinds[result.kind]}</span>
                </a>
              ))}
            </div>
            {state.kind === 'shown' && results.length > 0 && (
              <a className="search-all" href={ownAddress(buildSearchAddress(words))}>
                {texts.showAll}
              </a>
            )}
            {results.length === 0 && (
              <p className="search-note" aria-hidden="true">
                {said}
              </p>
            )}
          </div>
        )}
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </SearchField>
    </div>
  )
}

function describe(state: PreviewState, texts: PreviewTexts, language: string): string {
  if (state.kind === 'failed') return texts.cannotLoad
  if (state.kind === 'closed') return ''
  const { results } = state.preview
  return results.length === 0 ? texts.nothingFound : nameCount(texts.previewCount, results.length, language)
}

async function loadPreview(words: string, signal: AbortSignal): Promise<SearchPreview> {
  const answer = await fetch(ownAddress(`${searchAddresses.preview}?${new URLSearchParams({ q: words })}`), { signal })
  if (!answer.ok) throw new Error(`The search answered ${answer.status}.`)
  return answer.json()
}

function setTimer(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

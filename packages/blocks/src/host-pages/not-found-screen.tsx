import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { HostSection } from './host-section'
import { SearchForm } from './search-form'

interface NotFoundInput {
  readonly texts: Pick<VisitorTexts, 'page' | 'search'>
  /** Absent where a page of the owner says it. */
  readonly words?: { readonly heading: string; readonly text: string } | undefined
  readonly hasSearch: boolean
}

/** Whoever lost their way can look for what they wanted. */
export function NotFoundScreen({ texts, words, hasSearch }: NotFoundInput) {
  return (
    <HostSection>
      {words !== undefined && (
        <>
          <h1>{words.heading}</h1>
          <p>{words.text}</p>
        </>
      )}
      {hasSearch && <SearchForm texts={texts.search} words="" />}
      <p>
        <a href="/">{texts.page.goHome}</a>
      </p>
    </HostSection>
  )
}

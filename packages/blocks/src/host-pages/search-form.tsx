import { searchPlace } from '@sitewright/model/search/search-rules'
import { searchLimits } from '@sitewright/model/search/search-terms'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'

/** Asks for words and leads to what holds them, without any script. */
export function SearchForm({ texts, words = '' }: { readonly texts: VisitorTexts['search']; readonly words?: string }) {
  return (
    <search>
      <form action={searchPlace} className="host-form">
        <label htmlFor="search-words">{texts.label}</label>
        <input id="search-words" name="q" type="search" defaultValue={words} maxLength={searchLimits.characters} />
        <button type="submit" className="button" data-kind="primary">
          {texts.submit}
        </button>
      </form>
    </search>
  )
}

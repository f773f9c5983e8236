import { searchPlace } from '@sitewright/model/search/search-rules'
import { searchLimits } from '@sitewright/model/search/search-terms'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { Search } from './schema'

export type FieldTexts = Pick<VisitorTexts['search'], 'label' | 'submit'>

interface SearchFieldInput {
  readonly id: string
  readonly search: Search
  readonly texts: FieldTexts
  /** What the script adds to the field, and what it shows below. */
  readonly field?: InputHTMLAttributes<HTMLInputElement>
  readonly children?: ReactNode
}

/** A plain form that leads to the search page. */
export function SearchField({ id, search, texts, field, children }: SearchFieldInput) {
  const { placeholder, size, look, showButton } = search
  return (
    <search className="search" data-size={size} data-look={look}>
      <form action={searchPlace} className="search-form">
        <input
          id={`search-${id}`}
          name="q"
          type="search"
          className="search-input"
          aria-label={texts.label}
          placeholder={placeholder || texts.label}
          maxLength={searchLimits.characters}
          {...field}
        />
        {showButton && (
          <button type="submit" className="button" data-kind="primary">
            {texts.submit}
          </button>
        )}
      </form>
      {children}
    </search>
  )
}

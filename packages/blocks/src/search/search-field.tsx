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
  const { placeholder, size, look, button } = search
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
        <button type="submit" className="button" data-kind="primary">
          {button === 'icon' && (
            <svg className="search-sign" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M8.500 14a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11zM12.500 12.500l4.500 4.500" />
            </svg>
          )}
          <span className={button === 'icon' ? 'visually-hidden' : undefined}>{texts.submit}</span>
        </button>
      </form>
      {children}
    </search>
  )
}

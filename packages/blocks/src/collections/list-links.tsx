import type { CollectionList } from './collection-views'

/** Links to the categories of the list. */
export function ListFilters({ list: { filters, texts } }: { readonly list: CollectionList }) {
  if (filters.length === 0) return null
  return (
    <nav className="collection-filters" aria-label={texts.collections.filters}>
      <ul>
        {filters.map((filter) => (
          <li key={filter.href}>
            <a href={filter.href} aria-current={filter.isCurrent ? 'true' : undefined}>
              {filter.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** To what is newer and older than the items that are shown. */
export function ListPages({ list: { newerHref, olderHref, texts } }: { readonly list: CollectionList }) {
  if (newerHref === null && olderHref === null) return null
  const { pages, newer, older } = texts.collections
  return (
    <nav className="collection-pages" aria-label={pages}>
      {newerHref !== null && (
        <a href={newerHref} rel="prev">
          <Arrow leads="back" />
          {newer}
        </a>
      )}
      {olderHref !== null && (
        <a className="collection-older" href={olderHref} rel="next">
          {older}
          <Arrow leads="on" />
        </a>
      )}
    </nav>
  )
}

export function Arrow({ leads }: { readonly leads: 'back' | 'on' }) {
  return (
    <svg className="collection-arrow" data-leads={leads} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 12h16M14 6l6 6-6 6" />
    </svg>
  )
}

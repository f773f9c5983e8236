import type { Author } from '@sitewright/model/collections/answers/author'
import { type ItemNames, itemSorts, itemStates } from '@sitewright/model/collections/answers/item-answers'
import type { CollectionName } from '@sitewright/model/collections/collection-kinds'
import { Select } from '@sitewright/ui/controls/select'
import { useCallback } from 'react'
import type { ItemFilter } from '../../../data/collections/items'
import { SearchField } from '../../store/parts/search-field'
import { isArranged, lookOfItem, sortWords } from '../parts/item-words'

interface ItemToolsProps {
  name: CollectionName
  filter: ItemFilter
  names: ItemNames | undefined
  authors: readonly Author[]
  onFilter: (filter: ItemFilter) => void
}

const pick = <Value extends string>(value: Value | '') => (value === '' ? undefined : value)

/** Search, filters and order of the list. What a collection does not use is not offered. */
export function ItemTools({ name, filter, names, authors, onFilter }: ItemToolsProps) {
  const search = useCallback((query: string | undefined) => onFilter({ ...filter, query }), [filter, onFilter])
  const sorts = itemSorts.filter((sort) => sort !== 'order' || isArranged(name))
  const choicesOf = (all: string, list: ItemNames['tags'] = []) => [
    { value: '', label: all },
    ...list.map((it) => ({ value: it.name, label: `${it.name} (${it.count})` })),
  ]
  return (
    <search className="item-tools" aria-label="Items">
      <SearchField
        label="Search items"
        placeholder="Search titles, tags and text"
        query={filter.query}
        onQuery={search}
      />
      {name === 'events' ? (
        <Select
          hidesLabel
          label="When"
          value={filter.when ?? ''}
          choices={[
            { value: '', label: 'All dates' },
            { value: 'upcoming', label: 'Upcoming' },
            { value: 'past', label: 'Past' },
          ]}
          onChange={(value) => onFilter({ ...filter, when: pick(value) })}
        />
      ) : null}
      <Select
        hidesLabel
        label="Status"
        value={filter.state ?? ''}
        choices={[
          { value: '', label: 'All statuses' },
          ...itemStates.map((value) => ({ value, label: lookOfItem(value).label })),
        ]}
        onChange={(value) => onFilter({ ...filter, state: pick(value) })}
      />
      {(names?.categories.length ?? 0) > 0 || filter.category ? (
        <Select
          hidesLabel
          label="Category"
          value={filter.category ?? ''}
          choices={choicesOf('All categories', names?.categories)}
          onChange={(value) => onFilter({ ...filter, category: pick(value) })}
        />
      ) : null}
      {(names?.tags.length ?? 0) > 0 || filter.tag ? (
        <Select
          hidesLabel
          label="Tag"
          value={filter.tag ?? ''}
          choices={choicesOf('All tags', names?.tags)}
          onChange={(value) => onFilter({ ...filter, tag: pick(value) })}
        />
      ) : null}
      {authors.length > 0 ? (
        <Select
          hidesLabel
          label="Author"
          value={filter.authorId ?? ''}
          choices={[
            { value: '', label: 'All authors' },
            ...authors.map((author) => ({ value: author.id, label: author.name })),
          ]}
          onChange={(value) => onFilter({ ...filter, authorId: pick(value) })}
        />
      ) : null}
      <Select
        hidesLabel
        label="Featured"
        value={filter.isFeatured === undefined ? '' : String(filter.isFeatured)}
        choices={[
          { value: '', label: 'Featured or not' },
          { value: 'true', label: 'Featured' },
          { value: 'false', label: 'Not featured' },
        ]}
        onChange={(value) => onFilter({ ...filter, isFeatured: value === '' ? undefined : value === 'true' })}
      />
      <Select
        hidesLabel
        label="Sort by"
        value={filter.sort}
        choices={sorts.map((value) => ({ value, label: `Sort: ${sortWords[value]}` }))}
        onChange={(sort) => onFilter({ ...filter, sort })}
      />
    </search>
  )
}

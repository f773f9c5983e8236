import { Button } from '@sitewright/ui/controls/button'
import { Select } from '@sitewright/ui/controls/select'
import { TextField } from '@sitewright/ui/controls/text-field'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import type { ReactNode } from 'react'
import { isFiltered, type PeopleFilter } from '../data/people/people-filter'
import { type FetchQuery, fetchStateOf } from './fetch-state'
import { LoadState } from './load-state'
import type { StateLook } from './state-mark'
import './people-list.css'

/** What of an endless query the list needs. */
interface PeopleQuery extends FetchQuery<unknown> {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly refetch: () => unknown
  readonly fetchNextPage: () => unknown
}

interface PeopleListProps<State extends string> {
  /** Many of them, in lower case: 'members'. */
  people: string
  states: Readonly<Record<State, StateLook>>
  filter: PeopleFilter<State>
  onFilter: (filter: PeopleFilter<State>) => void
  query: PeopleQuery
  count: number
  /** Beside the search. */
  tools: ReactNode
  /** When there is nobody at all, whatever is searched for. */
  whenEmpty: ReactNode
  /** The table, shown while somebody is in it. */
  children: ReactNode
}

/** People found by words and state, page by page. */
export function PeopleList<State extends string>(props: PeopleListProps<State>) {
  const { people, filter, onFilter, query, count } = props
  return (
    <section className="people" aria-label={`List of ${people}`}>
      <div className="screen-tools people-tools">
        <TextField
          hidesLabel
          label={`Search ${people}`}
          type="search"
          placeholder="Search"
          value={filter.search}
          onChange={(search) => onFilter({ ...filter, search })}
        />
        <Select
          hidesLabel
          label="Status"
          value={filter.state}
          choices={listChoices(props.states)}
          onChange={(state) => onFilter({ ...filter, state })}
        />
        {props.tools}
      </div>
      <LoadState query={query}>
        <Skeleton lines={8} heightPx={44} label={`Loading ${people}`} />
      </LoadState>
      {count > 0 ? props.children : null}
      {count === 0 && fetchStateOf(query).status === 'success' ? (
        <NobodyYet isSearch={isFiltered(filter)}>{props.whenEmpty}</NobodyYet>
      ) : null}
      {query.hasNextPage ? (
        <Button className="people-more" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </section>
  )
}

function listChoices<State extends string>(states: Readonly<Record<State, StateLook>>) {
  const values: (State | 'all')[] = ['all', ...(Object.keys(states) as State[])]
  return values.map((value) => ({ value, label: value === 'all' ? 'All statuses' : states[value].label }))
}

function NobodyYet({ isSearch, children }: { isSearch: boolean; children: ReactNode }) {
  if (!isSearch) return children
  return (
    <EmptyState icon="search" title="No one found">
      Try another search or status.
    </EmptyState>
  )
}

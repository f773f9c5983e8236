import { Button } from '@sitewright/ui/button'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Select } from '@sitewright/ui/select'
import { Skeleton } from '@sitewright/ui/skeleton'
import { TextField } from '@sitewright/ui/text-field'
import type { ReactNode } from 'react'
import { isFiltered, type PeopleFilter } from '../data/people-filter'
import type { StateLook } from './state-mark'
import './people-list.css'

/** What of an endless query the list needs. */
interface PeopleQuery {
  readonly isPending: boolean
  readonly error: Error | null
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
          label={`State of ${people}`}
          value={filter.state}
          choices={listChoices(props.states)}
          onChange={(state) => onFilter({ ...filter, state })}
        />
        {props.tools}
      </div>
      {query.isPending ? <Skeleton lines={8} heightPx={44} label={`Loading ${people}`} /> : null}
      {query.error ? <LoadFailure text={query.error.message} onRetry={() => query.refetch()} /> : null}
      {count > 0 ? props.children : null}
      {count === 0 && !query.isPending && !query.error ? (
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
  return values.map((value) => ({ value, label: value === 'all' ? 'All states' : states[value].label }))
}

function NobodyYet({ isSearch, children }: { isSearch: boolean; children: ReactNode }) {
  if (!isSearch) return children
  return (
    <EmptyState icon="search" title="Nobody found">
      Try other words, or another state.
    </EmptyState>
  )
}

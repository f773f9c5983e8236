/** Which people of a long list are asked for. */
export interface PeopleFilter<State extends string> {
  readonly search: string
  readonly state: State | 'all'
}

export function isFiltered({ search, state }: PeopleFilter<string>): boolean {
  return search !== '' || state !== 'all'
}

/** For the query of a call. */
export function queryOf<State extends string>({ search, state }: PeopleFilter<State>) {
  return { search, state: state === 'all' ? undefined : state }
}

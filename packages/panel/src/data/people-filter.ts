/** Which people of a long list are asked for. */
export interface PeopleFilter<State extends string> {
  readonly search: string
  readonly state: State | 'all'
}

export function isFiltered({ search, state }: PeopleFilter<string>): boolean {
  return search !== '' || state !== 'all'
}

/** For the address of a call; `before` is where the page before it ended. */
export function writeFilter({ search, state }: PeopleFilter<string>, before = ''): URLSearchParams {
  return new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(state === 'all' ? {} : { state }),
    ...(before === '' ? {} : { before }),
  })
}

export type FetchState<T> =
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly data: T }
  | { readonly status: 'failed'; readonly error: Error }

export interface FetchQuery<T> {
  readonly data: T | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly status: 'pending' | 'error' | 'success'
}

/** How a load stands. Asked for again it is pending, whatever came before: who pressed sees that it is under way. */
export function fetchStateOf<T>({ data, error, isFetching, status }: FetchQuery<T>): FetchState<T> {
  if (isFetching || status === 'pending') return { status: 'pending' }
  if (status === 'error' && error) return { status: 'failed', error }
  return { status: 'success', data: data as T }
}

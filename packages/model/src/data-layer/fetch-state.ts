export type FetchState<T> =
  | { status: 'pending' }
  | { status: 'success'; data: T }
  | { status: 'failed'; error: unknown }

export type FetchEvent<T> = { type: 'succeeded'; data: T } | { type: 'failed'; error: unknown } | { type: 'refetch' }

export const pendingFetch = { status: 'pending' } as const

/** One request at a time: a refetch while one is under way, and an answer nobody waits for, change nothing. */
export function advanceFetch<T>(state: FetchState<T>, event: FetchEvent<T>): FetchState<T> {
  const isPending = state.status === 'pending'
  if (event.type === 'refetch') return isPending ? state : pendingFetch
  if (!isPending) return state
  return event.type === 'succeeded' ? { status: 'success', data: event.data } : { status: 'failed', error: event.error }
}

import { LoadFailure } from '@sitewright/ui/feedback/empty-state'
import type { ReactNode } from 'react'
import { textOfFailedLoad } from '../data/calls/call-error'
import { type FetchQuery, fetchStateOf } from './fetch-state'

interface LoadStateProps {
  readonly query: FetchQuery<unknown> & { readonly refetch: () => unknown }
  /** What stands in until there is something to show. */
  readonly children: ReactNode
  /** Words of its own for this load. */
  readonly text?: string
}

/** What a load shows beside its data: that it is under way, or why it failed and the way to repeat it. */
export function LoadState({ query, children, text }: LoadStateProps) {
  const state = fetchStateOf(query)
  if (state.status === 'failed') {
    return <LoadFailure text={text ?? textOfFailedLoad(state.error)} onRetry={() => query.refetch()} />
  }
  return state.status === 'pending' && query.data === undefined ? children : null
}

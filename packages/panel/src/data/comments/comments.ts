import { commentCalls } from '@sitewright/model/calls/comments'
import type { CommentState } from '@sitewright/model/comments/comment'
import { type CommentQuery, maxCommentsAtOnce } from '@sitewright/model/comments/comment-answers'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { queryClient, useSession } from '../queries'
import { type HeldComments, withoutMoved } from './held-comments'

const keys = { lists: ['comments'], counts: ['comment-counts'] } as const

export type CommentFilter = Pick<CommentQuery, 'state' | 'search' | 'itemId'>

export function useComments(filter: CommentFilter) {
  return useInfiniteQuery({
    queryKey: [...keys.lists, filter],
    staleTime: 0,
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      callApi(commentCalls.listComments, { query: { ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) } }),
    getNextPageParam: (page) => page.nextCursor,
  })
}

/** Asked again by itself, so that the rail tells of what waits. */
export function useCommentCounts() {
  const isAllowed = useSession().data?.permissions.includes('comments.moderate') ?? false
  return useQuery({
    queryKey: keys.counts,
    enabled: isAllowed,
    refetchInterval: 60_000,
    queryFn: () => callApi(commentCalls.countComments),
  })
}

/** Shown at once; a refusal brings back what the host has. Answers where each was. */
export async function moveComments(
  ids: readonly string[],
  state: CommentState,
): Promise<readonly { readonly id: string; readonly from: CommentState }[]> {
  const moved = new Set(ids)
  queryClient.setQueriesData<HeldComments>({ queryKey: keys.lists }, (held) => held && withoutMoved(held, moved, state))
  try {
    const changed = []
    for (let at = 0; at < ids.length; at += maxCommentsAtOnce) {
      const body = { ids: ids.slice(at, at + maxCommentsAtOnce), state }
      changed.push(...(await callApi(commentCalls.changeComments, { body })).changed)
    }
    return changed
  } finally {
    void refreshComments()
  }
}

export async function eraseComments(ids: readonly string[]): Promise<void> {
  try {
    for (let at = 0; at < ids.length; at += maxCommentsAtOnce)
      await callApi(commentCalls.eraseComments, { body: { ids: ids.slice(at, at + maxCommentsAtOnce) } })
  } finally {
    void refreshComments()
  }
}

export async function replyToComment(commentId: string, text: string): Promise<void> {
  await callApi(commentCalls.replyToComment, { params: { commentId }, body: { text } })
  void refreshComments()
}

function refreshComments(): Promise<unknown> {
  return Promise.all(Object.values(keys).map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

import { inboxCalls } from '@sitewright/model/calls/inbox'
import { peopleCalls } from '@sitewright/model/calls/people'
import {
  maxInBulk,
  type PersonErased,
  type SubmissionChange,
  type SubmissionDetail,
  type SubmissionFilter,
} from '@sitewright/model/forms/inbox'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { queryClient } from '../queries'
import { overviewKey } from './forms-overview'
import { type HeldPages, patchPages, patchSubmission } from './inbox-changes'

const keys = {
  lists: ['submissions'],
  one: (id: string) => ['submission', id],
  person: (email: string) => ['person', email],
} as const

export function useSubmissions(filter: SubmissionFilter) {
  return useInfiniteQuery({
    queryKey: [...keys.lists, filter],
    staleTime: 0,
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) => callApi(inboxCalls.listFormSubmissions, { query: { ...filter, cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor,
  })
}

export function useSubmission(id: string) {
  return useQuery({
    queryKey: keys.one(id),
    queryFn: () => callApi(inboxCalls.readFormSubmission, { params: { submissionId: id } }),
  })
}

/** Shown at once, in every list and in the open one; a refusal brings back what the host has. */
export async function changeSubmissions(ids: readonly string[], change: SubmissionChange): Promise<void> {
  showChange(new Set(ids), change)
  try {
    for (let at = 0; at < ids.length; at += maxInBulk) {
      const body = { ids: ids.slice(at, at + maxInBulk), change }
      await callApi(inboxCalls.changeFormSubmissions, { body })
    }
    void queryClient.invalidateQueries({ queryKey: overviewKey })
    // A list that is not in sight, or that has got rows back, is asked for again; the one in sight keeps its rows.
    const refetchType = change.state === undefined ? 'none' : 'active'
    void queryClient.invalidateQueries({ queryKey: keys.lists, refetchType })
  } catch (error) {
    void refreshInbox()
    throw error
  }
}

function showChange(ids: ReadonlySet<string>, change: SubmissionChange) {
  queryClient.setQueriesData<HeldPages>({ queryKey: keys.lists }, (held) => held && patchPages(held, ids, change))
  for (const id of ids)
    queryClient.setQueryData<SubmissionDetail>(keys.one(id), (held) => held && patchSubmission(held, change))
}

function refreshInbox(): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: overviewKey }),
    queryClient.invalidateQueries({ queryKey: keys.lists }),
    queryClient.invalidateQueries({ queryKey: ['submission'] }),
  ])
}

/** Out of the bin for good. */
export async function eraseSubmissions(ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += maxInBulk)
    await callApi(inboxCalls.eraseFormSubmissions, { body: { ids: ids.slice(at, at + maxInBulk) } })
  await refreshInbox()
}

export async function addNote(submissionId: string, text: string): Promise<void> {
  await callApi(inboxCalls.addFormSubmissionNote, { params: { submissionId }, body: { text } })
  await refreshNotes(submissionId)
}

export async function deleteNote(submissionId: string, noteId: string): Promise<void> {
  await callApi(inboxCalls.deleteFormSubmissionNote, { params: { submissionId, noteId } })
  await refreshNotes(submissionId)
}

async function refreshNotes(submissionId: string) {
  void queryClient.invalidateQueries({ queryKey: keys.lists })
  await queryClient.invalidateQueries({ queryKey: keys.one(submissionId) })
}

export function usePerson(email: string | null) {
  return useQuery({
    queryKey: keys.person(email ?? ''),
    enabled: email !== null,
    staleTime: 0,
    queryFn: () => callApi(peopleCalls.readPerson, { query: { email: email ?? '' } }),
  })
}

export async function erasePerson(email: string): Promise<PersonErased> {
  const erased = await callApi(peopleCalls.erasePerson, { body: { email } })
  queryClient.removeQueries({ queryKey: ['submission'] })
  await Promise.all([refreshInbox(), queryClient.invalidateQueries({ queryKey: ['person'] })])
  return erased
}

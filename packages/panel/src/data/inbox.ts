import {
  mostInBulk,
  type PersonErased,
  type PersonRecord,
  type SubmissionChange,
  type SubmissionDetail,
  type SubmissionFilter,
  type SubmissionList,
  type SubmissionNote,
} from '@sitewright/model/forms/inbox'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type HeldPages, patchPages, patchSubmission } from '../screens/forms/inbox-changes'
import { callApi } from './api'
import { overviewKey } from './forms-overview'
import { queryClient } from './queries'

const keys = {
  lists: ['submissions'],
  one: (id: string) => ['submission', id],
  person: (email: string) => ['person', email],
} as const

/** A filter as the query of an address; what is not asked for is left out. */
export function writeFilter(filter: SubmissionFilter, more: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
}

export function useSubmissions(filter: SubmissionFilter) {
  return useInfiniteQuery({
    queryKey: [...keys.lists, filter],
    staleTime: 0,
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      callApi<SubmissionList>(`${api.formSubmissions}?${writeFilter(filter, { cursor: pageParam })}`),
    getNextPageParam: (page) => page.nextCursor,
  })
}

export function useSubmission(id: string) {
  return useQuery({
    queryKey: keys.one(id),
    queryFn: () => callApi<SubmissionDetail>(fillPath(api.formSubmission, { submissionId: id })),
  })
}

/** Shown at once, in every list and in the open one; a refusal brings back what the host has. */
export async function changeSubmissions(ids: readonly string[], change: SubmissionChange): Promise<void> {
  showChange(new Set(ids), change)
  try {
    for (let at = 0; at < ids.length; at += mostInBulk) {
      const body = { ids: ids.slice(at, at + mostInBulk), change }
      await callApi(api.formSubmissionsBulk, { method: 'POST', body })
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
  for (let at = 0; at < ids.length; at += mostInBulk)
    await callApi(api.formSubmissionsErase, { method: 'POST', body: { ids: ids.slice(at, at + mostInBulk) } })
  await refreshInbox()
}

export async function addNote(submissionId: string, text: string): Promise<void> {
  await callApi<SubmissionNote>(fillPath(api.formSubmissionNotes, { submissionId }), { method: 'POST', body: { text } })
  await refreshNotes(submissionId)
}

export async function deleteNote(submissionId: string, noteId: string): Promise<void> {
  await callApi(fillPath(api.formSubmissionNote, { submissionId, noteId }), { method: 'DELETE' })
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
    queryFn: () => callApi<PersonRecord>(`${api.people}?${new URLSearchParams({ email: email ?? '' })}`),
  })
}

export async function erasePerson(email: string): Promise<PersonErased> {
  const erased = await callApi<PersonErased>(api.peopleErase, { method: 'POST', body: { email } })
  queryClient.removeQueries({ queryKey: ['submission'] })
  await Promise.all([refreshInbox(), queryClient.invalidateQueries({ queryKey: ['person'] })])
  return erased
}

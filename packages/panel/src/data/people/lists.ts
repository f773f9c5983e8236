import { contactCalls } from '@sitewright/model/calls/contacts'
import { listCalls } from '@sitewright/model/calls/lists'
import { followJob, jobPolling } from '@sitewright/model/editor/file-jobs'
import type { Contact, ContactsChange, ContactsChanged } from '@sitewright/model/lists/contacts'
import { type ImportPlan, importTable, type ListImport, listImport } from '@sitewright/model/lists/list-imports'
import type { MailingList, MailingListChange, SubscriberState } from '@sitewright/model/lists/mailing-lists'
import { nextState } from '@sitewright/model/states/state-table'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callApi } from '../calls/api'
import { callAddress } from '../calls/call-address'
import { sendParts } from '../calls/send-parts'
import { queryClient } from '../queries'
import { type PeopleFilter, queryOf } from './people-filter'

const listsKey = ['mailing-lists'] as const
const contactsKey = (listId: string) => ['contacts', listId] as const
const contactKey = (contactId: string) => ['contact', contactId] as const
const importsKey = (listId: string) => ['list-imports', listId] as const

export function useMailingLists(options: { refetchOnMount?: 'always' } = {}) {
  return useQuery({
    ...options,
    queryKey: [...listsKey, 'in-use'],
    queryFn: async () => (await callApi(listCalls.listMailingLists)).lists,
  })
}

export function useDeletedLists(isWanted: boolean) {
  return useQuery({
    queryKey: [...listsKey, 'bin'],
    enabled: isWanted,
    queryFn: async () => (await callApi(listCalls.listDeletedMailingLists)).lists,
  })
}

async function tellLists(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: listsKey })
}

export async function createList(name: string): Promise<MailingList> {
  const list = await callApi(listCalls.createMailingList, { body: { name } })
  await tellLists()
  return list
}

export async function changeList(listId: string, change: MailingListChange): Promise<void> {
  await callApi(listCalls.changeMailingList, { params: { listId }, body: change })
  await tellLists()
}

export async function deleteList(listId: string): Promise<void> {
  await callApi(listCalls.deleteMailingList, { params: { listId } })
  await tellLists()
}

export async function restoreList(listId: string): Promise<void> {
  await callApi(listCalls.restoreMailingList, { params: { listId } })
  await tellLists()
}

export type ContactFilter = PeopleFilter<SubscriberState>

export function useContacts(listId: string, filter: ContactFilter) {
  return useInfiniteQuery({
    queryKey: [...contactsKey(listId), filter],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      callApi(contactCalls.listContacts, { params: { listId }, query: { ...queryOf(filter), before: pageParam } }),
    getNextPageParam: (page) => page.next,
  })
}

/** The address of the file itself: the browser saves it as it arrives. */
export function exportAddress(listId: string, filter: ContactFilter): string {
  return callAddress(contactCalls.exportContacts, { params: { listId }, query: queryOf(filter) })
}

/** After anything that changes who is on a list. */
export async function tellContacts(listId: string): Promise<void> {
  await Promise.all([
    tellLists(),
    queryClient.invalidateQueries({ queryKey: contactsKey(listId) }),
    queryClient.invalidateQueries({ queryKey: ['contact'] }),
  ])
}

export async function addContact(listId: string, person: { email: string; name: string }): Promise<Contact> {
  const contact = await callApi(contactCalls.addContact, { params: { listId }, body: person })
  await tellContacts(listId)
  return contact
}

export async function changeContacts(listId: string, change: ContactsChange): Promise<ContactsChanged> {
  const changed = await callApi(contactCalls.changeContacts, { params: { listId }, body: change })
  await tellContacts(listId)
  if (change.action === 'move') await queryClient.invalidateQueries({ queryKey: contactsKey(change.toListId) })
  return changed
}

export function useContact(contactId: string) {
  return useQuery({
    queryKey: contactKey(contactId),
    queryFn: () => callApi(contactCalls.readContact, { params: { contactId } }),
  })
}

export async function renameContact(contact: Pick<Contact, 'id' | 'listId'>, name: string): Promise<void> {
  await callApi(contactCalls.renameContact, { params: { contactId: contact.id }, body: { name } })
  await tellContacts(contact.listId)
}

export function useImports(listId: string) {
  return useQuery({
    queryKey: importsKey(listId),
    queryFn: async () => (await callApi(listCalls.listImports, { params: { listId } })).imports,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? jobPolling.everyMs : false),
  })
}

/** Starts an import. */
export function sendImport(listId: string, file: File, plan: ImportPlan): Promise<ListImport> {
  const call = listCalls.importContacts
  return sendParts(call, { address: callAddress(call, { params: { listId } }), parts: { plan, file } })
}

/** An import from its start to its end. `problem` says why it is followed no longer, where it is not done. */
export function useImport(started: ListImport | undefined): { report: ListImport | undefined; problem: string | null } {
  const startedAt = useMemo(() => (started ? Date.now() : 0), [started])
  const follow = (answer: unknown) => followJob(answer, Date.now() - startedAt)
  const { data } = useQuery({
    queryKey: ['list-import', started?.id],
    enabled: started !== undefined,
    queryFn: async () => (await callApi(listCalls.readImport, { params: { importId: started?.id ?? '' } })) ?? null,
    refetchInterval: ({ state }) => {
      const step = follow(state.data === undefined ? started : state.data)
      return step.next === 'ask-again' ? step.afterMs : false
    },
  })
  const step = started === undefined ? null : follow(data === undefined ? started : data)
  const known = listImport.safeParse(data)
  return { report: known.success ? known.data : started, problem: step?.next === 'show' ? step.text : null }
}

export function tellImports(listId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: importsKey(listId) })
}

export function isUnderWay({ state }: Pick<ListImport, 'state'>): boolean {
  return nextState(importTable, state, 'run') !== null
}

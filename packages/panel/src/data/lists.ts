import type {
  Contact,
  ContactDetails,
  ContactList,
  ContactsChange,
  ContactsChanged,
} from '@sitewright/model/lists/contacts'
import type { ListImport } from '@sitewright/model/lists/list-imports'
import type { MailingList, MailingListChange, SubscriberState } from '@sitewright/model/lists/mailing-lists'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi } from './api'
import { type PeopleFilter, writeFilter } from './people-filter'
import { queryClient } from './queries'

const listsKey = ['mailing-lists'] as const
const contactsKey = (listId: string) => ['contacts', listId] as const
const contactKey = (contactId: string) => ['contact', contactId] as const
const importsKey = (listId: string) => ['list-imports', listId] as const

export function useMailingLists(options: { refetchOnMount?: 'always' } = {}) {
  return useQuery({
    ...options,
    queryKey: [...listsKey, 'in-use'],
    queryFn: async () => (await callApi<{ lists: MailingList[] }>(api.mailingLists)).lists,
  })
}

export function useDeletedLists(isWanted: boolean) {
  return useQuery({
    queryKey: [...listsKey, 'bin'],
    enabled: isWanted,
    queryFn: async () => (await callApi<{ lists: MailingList[] }>(api.mailingListBin)).lists,
  })
}

async function tellLists(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: listsKey })
}

export async function createList(name: string): Promise<MailingList> {
  const list = await callApi<MailingList>(api.mailingLists, { method: 'POST', body: { name } })
  await tellLists()
  return list
}

export async function changeList(listId: string, change: MailingListChange): Promise<void> {
  await callApi(fillPath(api.mailingList, { listId }), { method: 'PATCH', body: change })
  await tellLists()
}

export async function deleteList(listId: string): Promise<void> {
  await callApi(fillPath(api.mailingList, { listId }), { method: 'DELETE' })
  await tellLists()
}

export async function restoreList(listId: string): Promise<void> {
  await callApi(fillPath(api.mailingListRestore, { listId }), { method: 'POST' })
  await tellLists()
}

export type ContactFilter = PeopleFilter<SubscriberState>

export function useContacts(listId: string, filter: ContactFilter) {
  return useInfiniteQuery({
    queryKey: [...contactsKey(listId), filter],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      callApi<ContactList>(`${fillPath(api.listContacts, { listId })}?${writeFilter(filter, pageParam)}`),
    getNextPageParam: (page) => page.next,
  })
}

/** The address of the file itself: the browser saves it as it arrives. */
export function exportAddress(listId: string, filter: ContactFilter): string {
  const query = writeFilter(filter).toString()
  return fillPath(api.listContactsCsv, { listId }) + (query === '' ? '' : `?${query}`)
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
  const contact = await callApi<Contact>(fillPath(api.listContacts, { listId }), { method: 'POST', body: person })
  await tellContacts(listId)
  return contact
}

export async function changeContacts(listId: string, change: ContactsChange): Promise<ContactsChanged> {
  const path = fillPath(api.listContactsChange, { listId })
  const changed = await callApi<ContactsChanged>(path, { method: 'POST', body: change })
  await tellContacts(listId)
  if (change.action === 'move') await queryClient.invalidateQueries({ queryKey: contactsKey(change.toListId) })
  return changed
}

export function useContact(contactId: string) {
  return useQuery({
    queryKey: contactKey(contactId),
    queryFn: () => callApi<ContactDetails>(fillPath(api.contact, { contactId })),
  })
}

export async function renameContact(contact: Pick<Contact, 'id' | 'listId'>, name: string): Promise<void> {
  await callApi(fillPath(api.contact, { contactId: contact.id }), { method: 'PATCH', body: { name } })
  await tellContacts(contact.listId)
}

const pollMs = 1000

export function useImports(listId: string) {
  return useQuery({
    queryKey: importsKey(listId),
    queryFn: async () => (await callApi<{ imports: ListImport[] }>(fillPath(api.listImports, { listId }))).imports,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : false),
  })
}

export function useImport(importId: string | null) {
  return useQuery({
    queryKey: ['list-import', importId],
    enabled: importId !== null,
    queryFn: () => callApi<ListImport>(fillPath(api.listImport, { importId: importId ?? '' })),
    refetchInterval: ({ state }) => (!state.data || isUnderWay(state.data) ? pollMs : false),
  })
}

export function tellImports(listId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: importsKey(listId) })
}

export function isUnderWay({ state }: Pick<ListImport, 'state'>): boolean {
  return state === 'waiting' || state === 'running'
}

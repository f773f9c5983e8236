import type { MemberState, NewSiteMember, SiteMember, SiteMemberList } from '@sitewright/model/accounts/members'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from './api'
import { type PeopleFilter, writeFilter } from './people-filter'
import { queryClient } from './queries'

const membersKey = ['members'] as const

export function useMembers(filter: PeopleFilter<MemberState>) {
  return useInfiniteQuery({
    queryKey: [...membersKey, filter],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) => callApi<SiteMemberList>(`${api.siteMembers}?${writeFilter(filter, pageParam)}`),
    getNextPageParam: (page) => page.next,
  })
}

function tellMembers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: membersKey })
}

export async function inviteMember(person: NewSiteMember): Promise<SiteMember> {
  const member = await callApi<SiteMember>(api.siteMembers, { method: 'POST', body: person })
  await tellMembers()
  return member
}

export async function inviteMemberAgain(memberId: string): Promise<void> {
  await callApi(fillPath(api.siteMemberInvitation, { memberId }), { method: 'POST' })
}

export async function setMemberState(memberId: string, state: 'active' | 'suspended'): Promise<void> {
  await callApi(fillPath(api.siteMember, { memberId }), { method: 'PATCH', body: { state } })
  await tellMembers()
}

export async function removeMember(memberId: string): Promise<void> {
  await callApi(fillPath(api.siteMember, { memberId }), { method: 'DELETE' })
  await tellMembers()
}

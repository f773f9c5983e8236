import type { MemberState, NewSiteMember, SiteMember } from '@sitewright/model/accounts/members'
import { siteMemberCalls } from '@sitewright/model/calls/site-members'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { queryClient } from '../queries'
import { type PeopleFilter, queryOf } from './people-filter'

const membersKey = ['members'] as const

export function useMembers(filter: PeopleFilter<MemberState>) {
  return useInfiniteQuery({
    queryKey: [...membersKey, filter],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      callApi(siteMemberCalls.listMembers, { query: { ...queryOf(filter), before: pageParam } }),
    getNextPageParam: (page) => page.next,
  })
}

function tellMembers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: membersKey })
}

export async function inviteMember(person: NewSiteMember): Promise<SiteMember> {
  const member = await callApi(siteMemberCalls.inviteMember, { body: person })
  await tellMembers()
  return member
}

export async function inviteMemberAgain(memberId: string): Promise<void> {
  await callApi(siteMemberCalls.inviteMemberAgain, { params: { memberId } })
}

export async function setMemberState(memberId: string, state: 'active' | 'suspended'): Promise<void> {
  await callApi(siteMemberCalls.changeMember, { params: { memberId }, body: { state } })
  await tellMembers()
}

export async function removeMember(memberId: string): Promise<void> {
  await callApi(siteMemberCalls.removeMember, { params: { memberId } })
  await tellMembers()
}

import {
  newSiteMember,
  siteMember,
  siteMemberChange,
  siteMemberList,
  siteMemberQuery,
} from '@sitewright/model/accounts/members'
import { id } from '@sitewright/model/id'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { type Caller, defineEndpoint, type Endpoint } from '../../http/endpoint'
import { actorOf } from '../pages/actor'
import type { MemberManagement } from './manage'

const group = 'Members'
const access = 'members.manage'
const params = z.strictObject({ memberId: id })

export function managementEndpoints(members: MemberManagement): Endpoint[] {
  const keyOf = (caller: Caller, memberId: string) => ({ websiteId: actorOf(caller).websiteId, memberId })
  return [
    defineEndpoint({
      id: 'listMembers',
      method: 'GET',
      path: api.siteMembers,
      summary: 'The members of the site, newest first; `search` looks in addresses and names.',
      group,
      access,
      query: siteMemberQuery,
      answer: siteMemberList,
      handle: ({ query, caller }) => members.list(actorOf(caller).websiteId, query),
    }),
    defineEndpoint({
      id: 'inviteMember',
      method: 'POST',
      path: api.siteMembers,
      summary: 'Invite somebody by e-mail: they choose a password, and are a member.',
      group,
      access,
      body: newSiteMember,
      answer: siteMember,
      status: 201,
      handle: ({ body, caller }) => members.invite(actorOf(caller).websiteId, body),
    }),
    defineEndpoint({
      id: 'changeMember',
      method: 'PATCH',
      path: api.siteMember,
      summary: 'Suspend a member, which signs them out everywhere, or let them in again.',
      group,
      access,
      params,
      body: siteMemberChange,
      answer: siteMember,
      handle: ({ params: { memberId }, body, caller }) => members.setState(keyOf(caller, memberId), body.state),
    }),
    defineEndpoint({
      id: 'removeMember',
      method: 'DELETE',
      path: api.siteMember,
      summary: 'Remove a member for good.',
      group,
      access,
      params,
      answer: z.strictObject({}),
      handle: ({ params: { memberId }, caller }) => members.remove(keyOf(caller, memberId)),
    }),
    defineEndpoint({
      id: 'inviteMemberAgain',
      method: 'POST',
      path: api.siteMemberInvitation,
      summary: 'Send the invitation again; the address in the earlier mail no longer works.',
      group,
      access,
      params,
      answer: z.strictObject({}),
      perMinute: 30,
      handle: ({ params: { memberId }, caller }) => members.inviteAgain(keyOf(caller, memberId)),
    }),
  ]
}

import { siteMemberCalls } from '@sitewright/model/calls/site-members'
import { actorOf } from '../../../actors/actor'
import { type Caller, defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { MemberManagement } from './manage'

const group = 'Members'
const access = 'members.manage'

export function managementEndpoints(members: MemberManagement): Endpoint[] {
  const keyOf = (caller: Caller, memberId: string) => ({ websiteId: actorOf(caller).websiteId, memberId })
  return [
    defineEndpoint(siteMemberCalls.listMembers, {
      summary: 'List members, newest first. `search` matches email addresses and names.',
      group,
      access,
      handle: ({ query, caller }) => members.list(actorOf(caller).websiteId, query),
    }),
    defineEndpoint(siteMemberCalls.inviteMember, {
      summary: 'Invite a member by email',
      group,
      access,
      handle: ({ body, caller }) => members.invite(actorOf(caller).websiteId, body),
      failures: ['member.already'],
    }),
    defineEndpoint(siteMemberCalls.changeMember, {
      summary: 'Suspend a member, which signs them out everywhere, or reinstate them',
      group,
      access,
      handle: ({ params: { memberId }, body, caller }) => members.setState(keyOf(caller, memberId), body.state),
    }),
    defineEndpoint(siteMemberCalls.removeMember, {
      summary: 'Permanently remove a member',
      group,
      access,
      handle: ({ params: { memberId }, caller }) => members.remove(keyOf(caller, memberId)),
    }),
    defineEndpoint(siteMemberCalls.inviteMemberAgain, {
      summary: 'Resend an invitation. The link in the earlier email stops working.',
      group,
      access,
      perMinute: 30,
      handle: ({ params: { memberId }, caller }) => members.inviteAgain(keyOf(caller, memberId)),
      failures: ['member.not-invited'],
    }),
  ]
}

import { contributorCalls } from '@sitewright/model/calls/contributors'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { siteOf } from '../../http/site-of'
import type { Invitations } from './invitations'

const group = 'Contributors'
const access = 'contributors.manage'
/** Each one is a mail to a stranger. */
const invitationsPerMinute = 30

export function invitationEndpoints(invitations: Invitations): Endpoint[] {
  return [
    defineEndpoint(contributorCalls.listInvitations, {
      summary: 'List pending contributor invitations, newest first',
      group,
      access,
      handle: async ({ caller }) => ({ invitations: await invitations.list(siteOf(caller)) }),
    }),
    defineEndpoint(contributorCalls.inviteContributor, {
      summary:
        'Invite a contributor by email. The response is the same whether they have an account or not. Inviting the same address again replaces its invitation.',
      group,
      access,
      needsConfirmedEmail: true,
      perMinute: invitationsPerMinute,
      handle: async ({ body, caller }) =>
        caller.account === null
          ? fail('request.unauthorized')
          : invitations.invite(siteOf(caller), body, caller.account),
      failures: ['contributor.already', 'contributor.too-many', 'mail.limit-reached'],
    }),
    defineEndpoint(contributorCalls.resendInvitation, {
      summary: 'Resend an invitation. Its new link works for seven days. The previous link stops working.',
      group,
      access,
      needsConfirmedEmail: true,
      perMinute: invitationsPerMinute,
      handle: async ({ params, caller }) =>
        caller.account === null
          ? fail('request.unauthorized')
          : invitations.resend(siteOf(caller), params.invitationId, caller.account),
      failures: ['mail.limit-reached'],
    }),
    defineEndpoint(contributorCalls.withdrawInvitation, {
      summary: 'Withdraw an invitation. Its link stops working.',
      group,
      access,
      handle: async ({ params, caller }) => invitations.withdraw(siteOf(caller), params.invitationId),
    }),
  ]
}

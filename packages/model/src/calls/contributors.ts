import { z } from 'zod'
import { contributor, email, invitation } from '../accounts/account-answers'
import { roles as everyRole } from '../accounts/roles'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

const params = z.strictObject({ accountId: id })
const invitationParams = z.strictObject({ invitationId: id })
const roles = z
  .array(z.literal(Object.values(everyRole)))
  .min(1, 'Choose at least one role.')
  .max(12)

export const contributorCalls = defineCalls({
  listContributors: {
    method: 'GET',
    path: api.contributors,
    answer: z.strictObject({ contributors: z.array(contributor) }),
  },
  changeContributor: {
    method: 'PUT',
    path: api.contributor,
    params,
    body: z.strictObject({ roles }),
    answer: z.strictObject({ roles: z.array(z.number().int()) }),
  },
  listInvitations: {
    method: 'GET',
    path: api.invitations,
    answer: z.strictObject({ invitations: z.array(invitation) }),
  },
  inviteContributor: {
    method: 'POST',
    path: api.invitations,
    body: z.strictObject({ email, roles }),
    answer: invitation,
    status: 201,
  },
  resendInvitation: { method: 'POST', path: api.invitationSending, params: invitationParams, answer: invitation },
  withdrawInvitation: { method: 'DELETE', path: api.invitation, params: invitationParams, answer: nothing },
  removeContributor: { method: 'DELETE', path: api.contributor, params, answer: nothing },
})

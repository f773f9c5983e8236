import { contributor, email } from '@sitewright/model/accounts/account-answers'
import { roles as everyRole } from '@sitewright/model/accounts/roles'
import { fail } from '@sitewright/model/failures/catalogue'
import { id } from '@sitewright/model/id'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Contributors } from './service'

const group = 'Contributors'
const access = 'contributors.manage'
const roles = z
  .array(z.literal(Object.values(everyRole)))
  .min(1, 'Choose at least one role.')
  .max(12)
const params = z.strictObject({ accountId: id })

export function contributorsEndpoints(contributors: Contributors): Endpoint[] {
  return [
    defineEndpoint({
      id: 'listContributors',
      method: 'GET',
      path: api.contributors,
      summary: 'List who works on the site, and their roles.',
      group,
      access,
      answer: z.strictObject({ contributors: z.array(contributor) }),
      handle: async ({ caller }) =>
        caller.website === null ? fail('request.not-found') : { contributors: await contributors.list(caller.website) },
    }),
    defineEndpoint({
      id: 'addContributor',
      method: 'POST',
      path: api.contributors,
      summary: 'Let somebody who has an account work on the site.',
      group,
      access,
      body: z.strictObject({ email, roles }),
      answer: contributor,
      status: 201,
      perMinute: 30,
      handle: async ({ body, caller }) =>
        caller.website === null || caller.account === null
          ? fail('request.not-found')
          : contributors.add(caller.website, { ...body, invitedBy: caller.account.email }),
    }),
    defineEndpoint({
      id: 'changeContributor',
      method: 'PUT',
      path: api.contributor,
      summary: 'Change the roles of a contributor.',
      group,
      access,
      params,
      body: z.strictObject({ roles }),
      answer: z.strictObject({ roles: z.array(z.number().int()) }),
      handle: async ({ params: { accountId }, body, caller }) =>
        caller.website === null
          ? fail('request.not-found')
          : contributors.change(caller.website, accountId, body.roles),
    }),
    defineEndpoint({
      id: 'removeContributor',
      method: 'DELETE',
      path: api.contributor,
      summary: 'Remove a contributor; their next request is refused.',
      group,
      access,
      params,
      answer: z.strictObject({}),
      handle: async ({ params: { accountId }, caller }) =>
        caller.website === null ? fail('request.not-found') : contributors.remove(caller.website, accountId),
    }),
  ]
}

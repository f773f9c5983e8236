import { contributorCalls } from '@sitewright/model/calls/contributors'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Contributors } from './service'

const group = 'Contributors'
const access = 'contributors.manage'

export function contributorsEndpoints(contributors: Contributors): Endpoint[] {
  return [
    defineEndpoint(contributorCalls.listContributors, {
      summary: 'List contributors and their roles',
      group,
      access,
      handle: async ({ caller }) =>
        caller.website === null ? fail('request.not-found') : { contributors: await contributors.list(caller.website) },
    }),
    defineEndpoint(contributorCalls.changeContributor, {
      summary: 'Change a contributor’s roles',
      group,
      access,
      handle: async ({ params: { accountId }, body, caller }) =>
        caller.website === null
          ? fail('request.not-found')
          : contributors.change(caller.website, accountId, body.roles),
      failures: ['contributor.owner'],
    }),
    defineEndpoint(contributorCalls.removeContributor, {
      summary: 'Remove a contributor. They lose access immediately, and invitations they sent are withdrawn.',
      group,
      access,
      handle: async ({ params: { accountId }, caller }) =>
        caller.website === null ? fail('request.not-found') : contributors.remove(caller.website, accountId),
      failures: ['contributor.owner'],
    }),
  ]
}

import { standingCalls } from '@sitewright/model/calls/standing'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { siteOf } from '../../http/site-of'
import type { Standings } from './service'

export function standingEndpoints(standings: Standings): Endpoint[] {
  return [
    defineEndpoint(standingCalls.readSiteStanding, {
      summary: 'Get the site’s status, type and version, by their reference numbers',
      group: 'Site',
      access: 'panel.open',
      handle: ({ caller }) => standings.read(siteOf(caller)),
    }),
    defineEndpoint(standingCalls.changeSiteStanding, {
      summary:
        'Change the site’s visibility and password, trial or live status, and whether it shows the whole site or only its cover page',
      group: 'Site',
      access: 'settings.edit',
      handle: ({ caller, body }) => standings.changeByOwner(siteOf(caller), body),
      failures: ['site.standing-not-allowed'],
    }),
    defineEndpoint(standingCalls.changeSiteByPlatform, {
      summary:
        'Change any site’s status, type and experiments. For accounts listed in OPERATOR_EMAILS, on the platform’s own host.',
      group: 'Platform',
      access: 'account',
      handle: async ({ caller, params, body }) => {
        const isAllowed = caller.website === null && (await standings.isOperator(caller.account))
        return isAllowed ? standings.changeByPlatform(params.identifier, body) : fail('request.not-found')
      },
      failures: ['site.standing-not-allowed'],
    }),
  ]
}

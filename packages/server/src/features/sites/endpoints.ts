import { siteCalls } from '@sitewright/model/calls/sites'
import { fail } from '@sitewright/model/failures/catalog'
import { listTimeZones } from '@sitewright/model/timing/time-zones'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Sites } from './service'

const group = 'Sites'

export function sitesEndpoints(sites: Sites): Endpoint[] {
  return [
    defineEndpoint(siteCalls.listSites, {
      summary: 'List your sites',
      group,
      access: 'account',
      handle: async ({ caller }) =>
        caller.account === null ? fail('request.unauthorized') : { sites: await sites.listMine(caller.account.id) },
    }),
    defineEndpoint(siteCalls.createSite, {
      summary: 'Create a site from a template',
      group,
      access: 'account',
      perMinute: 60,
      handle: async ({ body, caller }) =>
        caller.account === null ? fail('request.unauthorized') : sites.createSite(caller.account.id, body),
      failures: ['site.too-many', 'site.identifier-taken'],
    }),
    defineEndpoint(siteCalls.listTemplates, {
      summary: 'List site templates',
      group,
      access: 'public',
      handle: async () => ({ templates: await sites.listTemplates() }),
    }),
    defineEndpoint(siteCalls.listTimeZones, {
      summary: 'List available time zones',
      group,
      access: 'panel.open',
      handle: async () => ({ timeZones: listTimeZones() }),
    }),
  ]
}

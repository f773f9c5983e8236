import { fail } from '@sitewright/model/failures/catalogue'
import { api } from '@sitewright/model/routes/api'
import { newSite, siteSummary, templateSummary } from '@sitewright/model/site/site-answers'
import { listTimeZones } from '@sitewright/model/timing/time-zones'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Sites } from './service'

const group = 'Sites'

export function sitesEndpoints(sites: Sites): Endpoint[] {
  return [
    defineEndpoint({
      id: 'listSites',
      method: 'GET',
      path: api.sites,
      summary: 'List the sites that you work on.',
      group,
      access: 'account',
      answer: z.strictObject({ sites: z.array(siteSummary) }),
      handle: async ({ caller }) =>
        caller.account === null ? fail('request.unauthorized') : { sites: await sites.listMine(caller.account.id) },
    }),
    defineEndpoint({
      id: 'createSite',
      method: 'POST',
      path: api.sites,
      summary: 'Make a site from a template.',
      group,
      access: 'account',
      body: newSite,
      answer: siteSummary,
      status: 201,
      perMinute: 60,
      handle: async ({ body, caller }) =>
        caller.account === null ? fail('request.unauthorized') : sites.createSite(caller.account.id, body),
    }),
    defineEndpoint({
      id: 'listTemplates',
      method: 'GET',
      path: api.templates,
      summary: 'List the templates that a site can start from.',
      group,
      access: 'public',
      answer: z.strictObject({ templates: z.array(templateSummary) }),
      handle: async () => ({ templates: await sites.listTemplates() }),
    }),
    defineEndpoint({
      id: 'listTimeZones',
      method: 'GET',
      path: api.timeZones,
      summary: 'List the time zones that the settings of a site can have.',
      group,
      access: 'panel.open',
      answer: z.strictObject({ timeZones: z.array(z.string()) }),
      handle: async () => ({ timeZones: listTimeZones() }),
    }),
  ]
}

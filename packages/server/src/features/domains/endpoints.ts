import { fail } from '@sitewright/model/failures/catalogue'
import { api } from '@sitewright/model/routes/api'
import { domainName, siteDomain } from '@sitewright/model/site/domains'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Domains } from './service'

const group = 'Domains'
const access = 'contributors.manage'
const params = z.strictObject({ host: domainName })

/** Whoever leads a site's visitors elsewhere could read what they send: only those who choose its people may. */
export function domainsEndpoints(domains: Domains): Endpoint[] {
  return [
    defineEndpoint({
      id: 'listDomains',
      method: 'GET',
      path: api.domains,
      summary: 'List the domains of the site, with the DNS records that they need.',
      group,
      access,
      answer: z.strictObject({ domains: z.array(siteDomain) }),
      handle: async ({ caller: { website } }) =>
        website === null ? fail('request.not-found') : { domains: await domains.list(website) },
    }),
    defineEndpoint({
      id: 'addDomain',
      method: 'POST',
      path: api.domains,
      summary: 'Claim a domain. It serves the site once its DNS has been checked.',
      group,
      access,
      body: z.strictObject({ host: domainName }),
      answer: siteDomain,
      status: 201,
      perMinute: 30,
      handle: async ({ body, caller: { website } }) =>
        website === null ? fail('request.not-found') : domains.add(website, body.host),
    }),
    defineEndpoint({
      id: 'checkDomain',
      method: 'POST',
      path: api.domainCheck,
      summary: 'Look for the proof in the DNS of a domain, and connect it.',
      group,
      access,
      params,
      answer: siteDomain,
      perMinute: 20,
      handle: async ({ params: { host }, caller: { website } }) =>
        website === null ? fail('request.not-found') : domains.check(website, host),
    }),
    defineEndpoint({
      id: 'makeDomainPrimary',
      method: 'PUT',
      path: api.domainPrimary,
      summary: 'Lead the visitors of all other domains to this one.',
      group,
      access,
      params,
      answer: siteDomain,
      handle: async ({ params: { host }, caller: { website } }) =>
        website === null ? fail('request.not-found') : domains.makePrimary(website, host),
    }),
    defineEndpoint({
      id: 'removeDomain',
      method: 'DELETE',
      path: api.domain,
      summary: 'Let a domain go. Its address stops to show the site.',
      group,
      access,
      params,
      answer: z.strictObject({}),
      handle: async ({ params: { host }, caller: { website } }) =>
        website === null ? fail('request.not-found') : domains.remove(website, host),
    }),
  ]
}

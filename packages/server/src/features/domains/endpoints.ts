import { domainCalls } from '@sitewright/model/calls/domains'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Domains } from './service'

const group = 'Domains'
const access = 'contributors.manage'

/** Whoever leads a site's visitors elsewhere could read what they send: only those who choose its people may. */
export function domainsEndpoints(domains: Domains): Endpoint[] {
  return [
    defineEndpoint(domainCalls.listDomains, {
      summary: 'List domains with the DNS records they need',
      group,
      access,
      handle: async ({ caller: { website } }) =>
        website === null ? fail('request.not-found') : { domains: await domains.list(website) },
    }),
    defineEndpoint(domainCalls.addDomain, {
      summary: 'Add a domain. It shows the site once its DNS has been checked.',
      group,
      access,
      needsConfirmedEmail: true,
      perMinute: 30,
      handle: async ({ body, caller: { website } }) =>
        website === null ? fail('request.not-found') : domains.add(website, body.host),
      failures: ['domain.reserved', 'domain.too-many'],
    }),
    defineEndpoint(domainCalls.checkDomain, {
      summary: 'Check a domain’s DNS and connect it',
      group,
      access,
      needsConfirmedEmail: true,
      perMinute: 20,
      handle: async ({ params: { host }, caller: { website } }) =>
        website === null ? fail('request.not-found') : domains.check(website, host),
      failures: ['domain.no-answer', 'domain.not-proven'],
    }),
    defineEndpoint(domainCalls.makeDomainPrimary, {
      summary: 'Make a domain primary. All other domains redirect to it.',
      group,
      access,
      handle: async ({ params: { host }, caller: { website } }) =>
        website === null ? fail('request.not-found') : domains.makePrimary(website, host),
      failures: ['domain.not-proven'],
    }),
    defineEndpoint(domainCalls.removeDomain, {
      summary: 'Remove a domain. It stops showing the site.',
      group,
      access,
      handle: async ({ params: { host }, caller: { website } }) =>
        website === null ? fail('request.not-found') : domains.remove(website, host),
    }),
  ]
}

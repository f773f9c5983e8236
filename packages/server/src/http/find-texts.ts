import type { FailureTexts } from '@sitewright/model/failures/catalog'
import { english } from '@sitewright/model/visitor-texts/english'
import type { FastifyRequest } from 'fastify'
import type { Hosts } from '../hosts/resolve-host'
import type { Website } from '../hosts/website'

/** At an address of a site for its visitors those of the site; at the platform's, where owners work, English. */
export function createTextsFinder(
  hosts: Pick<Hosts, 'resolve'>,
  textsOf: (website: Website) => Promise<FailureTexts>,
): (request: FastifyRequest) => Promise<FailureTexts> {
  return async ({ headers, originalUrl }) => {
    try {
      const target = await hosts.resolve(headers.host, originalUrl)
      const isForVisitors = target?.kind === 'site' && target.website.door !== 'panel'
      return isForVisitors ? await textsOf(target.website) : english
    } catch {
      // What fails may be what would know the site.
      return english
    }
  }
}

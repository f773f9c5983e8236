import { fail } from '@sitewright/model/failures/catalog'
import type { SiteServing } from '@sitewright/model/site/site-status'
import type { Website } from '../../hosts/website'
import type { Caller, Endpoint } from '../../http/endpoint'
import type { Route, RouteInput } from '../../http/mount-routes'
import { letIntoSite, servingOf } from '../../render/shown-site'
import type { SiteDataSource } from '../../render/site-data'
import type { SiteGate } from './site-gate'

interface GateParts {
  readonly siteData: SiteDataSource
  readonly gate: SiteGate
}

interface ShutRoutes extends GateParts {
  /** While sites are served like this the routes work. */
  readonly openFor: readonly SiteServing[]
  /** Answers as any other address of the site would. */
  readonly showInstead: (input: RouteInput) => Promise<unknown>
}

/** Addresses beside the pages of a site, such as its search: a site that shows one page or none has them not. */
export function keepRoutesShut(routes: readonly Route[], parts: ShutRoutes): Route[] {
  const { openFor, showInstead } = parts
  return routes.map((route) => ({
    ...route,
    async handle(input) {
      if (input.target?.kind !== 'site') return route.handle(input)
      const serving = await findServing(parts, input.target.website, input.request.headers.cookie)
      if (openFor.includes(serving)) return route.handle(input)
      return route.method === 'GET' ? showInstead(input) : input.reply.callNotFound()
    },
  }))
}

/** Calls of visitors are refused while something else stands in the place of the site, except to who is let in. */
export function keepCallsShut(
  endpoints: readonly Endpoint[],
  parts: GateParts,
  openFor: readonly SiteServing[] = ['site', 'cover'],
): Endpoint[] {
  return endpoints.map((endpoint) => ({
    ...endpoint,
    failures: [...(endpoint.failures ?? []), 'site.closed' as const],
    async handle(input) {
      const { website } = input.caller
      if (website === null) return endpoint.handle(input)
      const serving = await findServing(parts, website, input.request.headers.cookie, input.caller)
      return openFor.includes(serving) ? endpoint.handle(input) : fail('site.closed')
    },
  }))
}

/** On the panel's address who works on the site is known as the caller. */
async function findServing(
  { siteData, gate }: GateParts,
  website: Website,
  cookies: string | undefined,
  caller?: Pick<Caller, 'permissions'>,
) {
  const site = await siteData.load(website)
  const isLetIn = caller?.permissions.has('site.view') || (await gate.isLetIn(website, site, cookies))
  return servingOf(isLetIn ? letIntoSite(site) : site)
}

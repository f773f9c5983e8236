import { paths } from '@sitewright/model/routes/paths'
import type { Hosts } from '../../hosts/resolve-host'
import type { Route } from '../../http/mount-routes'

/** For whatever ends TLS: a certificate is worth asking for only where a site answers. */
export function domainRoutes(hosts: Hosts): Route[] {
  return [
    {
      method: 'GET',
      path: paths.knownDomain,
      on: 'platform',
      perMinute: 600,
      handle: async ({ request, reply }) => {
        const { domain } = request.query as { domain?: unknown }
        const target = typeof domain === 'string' ? await hosts.resolve(domain) : null
        reply.code(target === null ? 404 : 200).header('cache-control', 'no-store')
        return reply.send({ isKnown: target !== null })
      },
    },
  ]
}

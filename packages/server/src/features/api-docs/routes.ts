import { api } from '@sitewright/model/routes/api'
import type { Settings } from '../../ground/settings'
import { builtInAddress, platformAddress } from '../../hosts/host-names'
import type { Endpoint } from '../../http/endpoint'
import type { Route } from '../../http/mount-routes'
import { docsPolicy, renderDocs } from './docs-page'
import { describeApi } from './openapi'

/** Made on first use: most processes are never asked. */
export function apiDocsRoutes(
  settings: Settings,
  endpoints: readonly Endpoint[],
  listRoutes: () => readonly Route[],
): Route[] {
  let description: string | undefined
  let page: string | undefined
  return [
    {
      method: 'GET',
      path: api.openapi,
      on: 'everywhere',
      handle: async ({ reply }) => {
        description ??= JSON.stringify(describeApi(endpoints, listRoutes()))
        return reply.header('content-type', 'application/json; charset=utf-8').send(description)
      },
    },
    {
      method: 'GET',
      path: api.docs,
      on: 'everywhere',
      handle: async ({ reply }) => {
        page ??= renderDocs(endpoints, {
          platform: platformAddress(settings),
          site: builtInAddress(settings, 'your-site'),
        })
        return reply
          .header('content-type', 'text/html; charset=utf-8')
          .header('content-security-policy', docsPolicy)
          .header('x-frame-options', 'DENY')
          .send(page)
      },
    },
  ]
}

import type { FastifyInstance } from 'fastify'
import type { BrowserAssets } from './browser-files/browser-assets'
import { serveBuiltFiles } from './browser-files/serve-built-files'
import { cacheBytes } from './cache/cache-budget'
import { createPageCache } from './cache/page-cache'
import { createCallerFinder } from './features/accounts/find-caller'
import type { Accounts } from './features/accounts/service'
import type { LiveHub } from './features/live/live-hub'
import { createMemberFinder } from './features/members/sessions/find-member'
import type { Templates } from './features/sites/load-template'
import type { Sites } from './features/sites/service'
import type { Website } from './hosts/website'
import { createHttpServer } from './http/create-server'
import { createDrain, type DrainTimes } from './http/drain'
import type { Endpoint } from './http/endpoint'
import { createTextsFinder } from './http/find-texts'
import { mountEndpoints } from './http/mount-endpoints'
import { mountRoutes, type Route } from './http/mount-routes'
import { createRateLimits } from './http/rate-limits'
import type { RequestContext } from './http/request-context'
import { createRouteTable } from './http/route-table'
import { securityHeaders } from './http/security-headers'
import { createJobWorker, type JobWorker } from './jobs/worker'
import { createFailurePage } from './platform-pages/failure-page'
import type { Services } from './services/services'
import type { AppOptions } from './wiring/app-options'
import { createAppParts } from './wiring/app-parts'
import { collectEndpoints } from './wiring/endpoints'
import { collectRoutes } from './wiring/routes'

export interface App {
  readonly server: FastifyInstance
  readonly endpoints: readonly Endpoint[]
  /** Addresses that answer with a page or a file. */
  readonly routes: readonly Route[]
  readonly accounts: Accounts
  readonly sites: Sites
  readonly templates: Templates
  /** Background work; it rests until it is started. */
  readonly worker: JobWorker
  /** The windows that follow a page. */
  readonly live: LiveHub
  /** Answers with the port. */
  listen(): Promise<number>
  /** Readiness first, then nobody new, and connections end with their next answer: behind a load balancer no request fails. */
  drain(times: DrainTimes): Promise<void>
  /** Answers what is under way, takes nothing new. */
  close(): Promise<void>
}

/** The host: all that `wiring/` puts together, behind one server. */
export async function createApp(
  services: Services,
  browserAssets: BrowserAssets,
  options: AppOptions = {},
): Promise<App> {
  const { database, log, settings } = services
  const parts = createAppParts(services, options)
  const { accounts, sites, templates, live } = parts
  const worker = createJobWorker(services, parts.jobHandlers)
  const cache = createPageCache({
    maxBytes: cacheBytes(settings, 'pages'),
    now: services.now,
    database,
    fixedHeaders: securityHeaders(settings),
    onError: (error) => log.error({ error: String(error) }, 'compressing a page failed'),
  })
  const textsOf = async (website: Website) => (await parts.siteData.load(website)).texts
  const findTexts = createTextsFinder(parts.hosts, textsOf)
  const context: RequestContext = {
    services,
    hosts: parts.hosts,
    limits: createRateLimits(services.now),
    routes: createRouteTable(),
    showFailure: createFailurePage(settings, findTexts),
    findTexts,
    findCaller: createCallerFinder(services),
    findMember: createMemberFinder(services),
    listOrigins: async (website) => (await parts.siteData.load(website)).store.storefrontOrigins,
  }
  const drain = createDrain()
  const server = createHttpServer(services, context, { fastPath: cache.serve, drain })
  const endpoints = collectEndpoints(parts)
  mountEndpoints(server, endpoints, context)
  const routes = collectRoutes(parts, { browserAssets, cache, endpoints, drain })
  mountRoutes(server, routes, context)
  if (options.browserFolder !== undefined) serveBuiltFiles(server, options.browserFolder)
  await server.ready()
  return {
    server,
    endpoints,
    routes,
    accounts,
    sites,
    templates,
    worker,
    live,
    async listen() {
      await server.listen({ port: settings.PORT, host: settings.LISTEN_HOST })
      const address = server.server.address()
      return typeof address === 'object' && address !== null ? address.port : settings.PORT
    },
    async drain(times) {
      live.close()
      await Promise.all([drain.run(server.server, times), worker.stop()])
    },
    async close() {
      cache.close()
      live.close()
      await server.close()
      await worker.stop()
      services.mail.transport.close()
    },
  }
}

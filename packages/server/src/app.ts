import type { FastifyInstance } from 'fastify'
import type { BrowserAssets } from './browser-files/browser-assets'
import { serveBuiltFiles } from './browser-files/serve-built-files'
import { createPageCache } from './cache/page-cache'
import { createCallerFinder } from './features/accounts/find-caller'
import type { Accounts } from './features/accounts/service'
import type { LiveHub } from './features/live/live-hub'
import { createMemberFinder } from './features/members/find-member'
import { createFailurePage } from './features/platform/failure-page'
import type { Templates } from './features/sites/load-template'
import type { Sites } from './features/sites/service'
import { createHttpServer } from './http/create-server'
import type { Endpoint } from './http/endpoint'
import { mountEndpoints } from './http/mount-endpoints'
import { mountPlaces } from './http/mount-places'
import { createRateLimits } from './http/rate-limits'
import type { RequestContext } from './http/request-context'
import { createRouteTable } from './http/route-table'
import { securityHeaders } from './http/security-headers'
import { createJobWorker, type JobWorker } from './jobs/worker'
import type { Services } from './services'
import type { AppOptions } from './wiring/app-options'
import { createAppParts } from './wiring/app-parts'
import { collectEndpoints } from './wiring/endpoints'
import { collectPlaces } from './wiring/places'

export interface App {
  readonly server: FastifyInstance
  readonly endpoints: readonly Endpoint[]
  readonly accounts: Accounts
  readonly sites: Sites
  readonly templates: Templates
  /** Background work; it rests until it is started. */
  readonly worker: JobWorker
  /** The windows that follow a page. */
  readonly live: LiveHub
  /** Answers with the port. */
  listen(): Promise<number>
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
    database,
    fixedHeaders: Object.entries(securityHeaders(settings)).flat(),
    onError: (error) => log.error({ error: String(error) }, 'compressing a page failed'),
  })
  const context: RequestContext = {
    services,
    hosts: parts.hosts,
    limits: createRateLimits(services.now),
    routes: createRouteTable(),
    showFailure: createFailurePage(settings),
    findCaller: createCallerFinder(services),
    findMember: createMemberFinder(services),
  }
  const server = createHttpServer(services, context, cache.serve)
  const endpoints = collectEndpoints(parts)
  mountEndpoints(server, endpoints, context)
  mountPlaces(server, collectPlaces(parts, { browserAssets, cache, endpoints }), context)
  if (options.browserFolder !== undefined) serveBuiltFiles(server, options.browserFolder)
  await server.ready()
  return {
    server,
    endpoints,
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
    async close() {
      cache.close()
      live.close()
      await server.close()
      await worker.stop()
      services.mail.transport.close()
    },
  }
}

import type { FastifyInstance } from 'fastify'
import { createCallerFinder } from './features/accounts/find-caller'
import { createHosts } from './hosts/resolve-host'
import { createHttpServer, type FastPath } from './http/create-server'
import type { Endpoint } from './http/endpoint'
import { healthPlaces } from './http/health'
import { mountEndpoints } from './http/mount-endpoints'
import { mountPlaces, type Place } from './http/mount-places'
import { createRateLimits } from './http/rate-limits'
import type { RequestContext } from './http/request-context'
import { createRouteTable } from './http/route-table'
import type { Services } from './services'

export interface AppOptions {
  readonly fastPath?: FastPath
}

export interface App {
  readonly server: FastifyInstance
  readonly endpoints: readonly Endpoint[]
  /** Answers with the port. */
  listen(): Promise<number>
  /** Answers what is under way, takes nothing new. */
  close(): Promise<void>
}

/** All wiring in one place: each capability adds its calls and places here. */
export async function createApp(services: Services, options: AppOptions = {}): Promise<App> {
  const hosts = createHosts(services)
  const endpoints: Endpoint[] = []
  const places: Place[] = [...healthPlaces(services)]

  const context: RequestContext = {
    services,
    hosts,
    limits: createRateLimits(services.now),
    routes: createRouteTable(),
    findCaller: createCallerFinder(services),
  }
  const server = createHttpServer(services, context.routes, options.fastPath)
  mountEndpoints(server, endpoints, context)
  mountPlaces(server, places, context)
  await server.ready()
  return {
    server,
    endpoints,
    async listen() {
      await server.listen({ port: services.settings.PORT, host: services.settings.LISTEN_HOST })
      const address = server.server.address()
      return typeof address === 'object' && address !== null ? address.port : services.settings.PORT
    },
    close: () => server.close(),
  }
}

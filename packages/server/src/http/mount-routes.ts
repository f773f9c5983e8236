import formbody from '@fastify/formbody'
import { type Failure, fail } from '@sitewright/model/failures/catalog'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HostTarget } from '../hosts/resolve-host'
import { checkCrumb, withoutToken } from './check-access'
import type { Caller, SignedInMember } from './endpoint'
import { isForeignRequest } from './origin-check'
import { checkRate, createAddressReader, type RequestContext } from './request-context'

export interface RouteInput {
  /** Null only for routes that are everywhere. */
  readonly target: HostTarget | null
  /** Who asks; found on demand, for most pages are the same for everybody. */
  readonly findCaller: () => Promise<Caller>
  /** The member of the site who asks, if it is one. */
  readonly findMember: () => Promise<SignedInMember | null>
  readonly address: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** An address that people open or send a form to. It answers through `reply`. */
export interface Route {
  readonly method: 'GET' | 'POST'
  /** From the routes table of the model, or `/*` for the pages of a site. */
  readonly path: string
  /**
   * 'panel': a site's panel on the platform's address. 'built-in': {identifier}.{SITES_HOST}. 'site': any address for visitors.
   * 'everywhere': whatever the Host header says.
   */
  readonly on: 'platform' | 'panel' | 'built-in' | 'site' | 'everywhere'
  readonly handle: (input: RouteInput) => Promise<unknown>
  readonly perMinute?: number
  /** For the catch-all of forms: whatever else is sent there is answered as if nothing took it. */
  readonly takesFormsAlone?: boolean
  /** It does nothing with the rights of whoever is signed in, and its forms stand on pages that are the same for everybody. */
  readonly needsNoCrumb?: boolean
  /** Programs send it JSON, which it gets as the text that was signed. */
  readonly rawBody?: { readonly maxBytes: number }
  /** For the description of the API, where programs may use the address too. */
  readonly description?: RouteDescription
}

export interface RouteDescription {
  readonly id: string
  readonly summary: string
  readonly group: string
  /** Status to the types of its content. */
  readonly answers: Readonly<Record<number, readonly string[]>>
}

const formLimit = 100 * 1024

/** Two routes may share an address on different hosts: one route, and the host decides. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], context: RequestContext): void {
  const byRoute = new Map<string, Route[]>()
  for (const route of routes) {
    const key = `${route.method} ${route.path}`
    byRoute.set(key, [...(byRoute.get(key) ?? []), route])
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(formbody, { bodyLimit: formLimit })
    for (const group of byRoute.values()) {
      // A page of a site may have an address that means something on another host.
      const catchAll = byRoute.get(`${group[0]?.method} /*`) ?? []
      if (group[0]?.rawBody === undefined) mountGroup(scope, group, catchAll, context)
    }
  })
  const raw = [...byRoute.values()].filter(([route]) => route?.rawBody !== undefined)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text))
    for (const group of raw) mountGroup(scope, group, [], context)
  })
}

function mountGroup(
  app: FastifyInstance,
  group: readonly Route[],
  catchAll: readonly Route[],
  context: RequestContext,
): void {
  const addressOf = createAddressReader(context.services.settings.TRUSTED_PROXIES)
  const { method, path, takesFormsAlone = false, rawBody } = group[0] as Route
  const isEverywhere = group[0]?.on === 'everywhere'
  if (!takesFormsAlone) context.routes.add(method, path)
  app.route({
    method,
    url: path,
    ...(rawBody === undefined ? {} : { bodyLimit: rawBody.maxBytes }),
    onRequest: async (request, reply) => {
      if (takesFormsAlone && !isForm(request.headers['content-type'])) return reply.callNotFound()
      if (method === 'POST' && isForeignRequest(request.headers))
        return context.showFailure(request, reply, fail('request.foreign-origin'))
    },
    handler: async (request, reply) => {
      // Whether the process lives does not depend on who can be looked up.
      const target = isEverywhere ? null : await context.hosts.resolve(request.headers.host, request.originalUrl)
      const route = [...group, ...catchAll].find((it) => isOn(it, target))
      if (route === undefined)
        return context.showFailure(request, reply, fail(target === null ? 'site.unknown' : 'request.not-found'))
      const address = addressOf(request)
      const findCaller = rememberOnce(async () =>
        withoutToken(await context.findCaller(request, requireTarget(target), address)),
      )
      const findMember = rememberOnce(() => context.findMember(request, requireTarget(target)))
      const refusal = await checkRoute({ route, target, address, request, findCaller, context })
      if (refusal !== null) return context.showFailure(request, reply, refusal)
      await route.handle({ target, findCaller, findMember, address, request, reply })
      return reply
    },
  })
}

async function checkRoute(check: {
  route: Route
  target: HostTarget | null
  address: string
  request: FastifyRequest
  findCaller: () => Promise<Caller>
  context: RequestContext
}): Promise<Failure | null> {
  const { route, target, address, request } = check
  if (target === null) return null
  const name = `${route.method} ${route.path}`
  const rate = checkRate(check.context.limits, { target, address, name }, route.perMinute)
  if (rate !== null || route.method === 'GET' || route.needsNoCrumb) return rate
  return checkCrumb(await check.findCaller(), (request.body as { crumb?: unknown } | undefined)?.crumb)
}

function isForm(contentType = ''): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType)
}

function isOn(route: Route, target: HostTarget | null): boolean {
  if (route.on === 'everywhere') return true
  if (target === null) return false
  if (target.kind === 'platform') return route.on === 'platform'
  const { door } = target.website
  return route.on === door || (route.on === 'site' && door !== 'panel')
}

function requireTarget(target: HostTarget | null): HostTarget {
  if (target === null) throw new Error('a route without a host asked who is calling')
  return target
}

function rememberOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

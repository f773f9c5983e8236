import formbody from '@fastify/formbody'
import { type Failure, fail } from '@sitewright/model/failures/catalogue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HostTarget } from '../hosts/resolve-host'
import { checkCrumb } from './check-access'
import type { Caller, SignedInMember } from './endpoint'
import { isForeignRequest } from './origin-check'
import { checkRate, createAddressReader, type RequestContext } from './request-context'

export interface PlaceInput {
  /** Null only for places that are everywhere. */
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
export interface Place {
  readonly method: 'GET' | 'POST'
  /** From the places table of the model, or `/*` for the pages of a site. */
  readonly path: string
  /** 'built-in': a site's {identifier}.{PLATFORM_HOST}. 'site': any address of a site. 'everywhere': whatever the Host header says. */
  readonly on: 'platform' | 'built-in' | 'site' | 'everywhere'
  readonly handle: (input: PlaceInput) => Promise<unknown>
  readonly perMinute?: number
  /** For the catch-all of forms: whatever else is sent there is answered as if nothing took it. */
  readonly takesFormsAlone?: boolean
  /** It does nothing with the rights of whoever is signed in, and its forms stand on pages that are the same for everybody. */
  readonly needsNoCrumb?: boolean
}

const formLimit = 100 * 1024

/** Two places may share an address on different hosts: one route, and the host decides. */
export function mountPlaces(app: FastifyInstance, places: readonly Place[], context: RequestContext): void {
  const byRoute = new Map<string, Place[]>()
  for (const place of places) {
    const route = `${place.method} ${place.path}`
    byRoute.set(route, [...(byRoute.get(route) ?? []), place])
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(formbody, { bodyLimit: formLimit })
    for (const group of byRoute.values()) {
      // A page of a site may have an address that means something on another host.
      const catchAll = byRoute.get(`${group[0]?.method} /*`) ?? []
      mountGroup(scope, group, catchAll, context)
    }
  })
}

function mountGroup(
  app: FastifyInstance,
  group: readonly Place[],
  catchAll: readonly Place[],
  context: RequestContext,
): void {
  const addressOf = createAddressReader(context.services.settings.TRUSTED_PROXIES)
  const { method, path, takesFormsAlone = false } = group[0] as Place
  if (!takesFormsAlone) context.routes.add(method, path)
  app.route({
    method,
    url: path,
    onRequest: async (request, reply) => {
      if (takesFormsAlone && !isForm(request.headers['content-type'])) return reply.callNotFound()
      if (method === 'POST' && isForeignRequest(request.headers))
        return context.showFailure(request, reply, fail('request.foreign-origin'))
    },
    handler: async (request, reply) => {
      const target = await context.hosts.resolve(request.headers.host)
      const place = [...group, ...catchAll].find((it) => isOn(it, target))
      if (place === undefined)
        return context.showFailure(request, reply, fail(target === null ? 'site.unknown' : 'request.not-found'))
      const address = addressOf(request)
      const findCaller = rememberOnce(() => context.findCaller(request, requireTarget(target), address))
      const findMember = rememberOnce(() => context.findMember(request, requireTarget(target)))
      const refusal = await checkPlace({ place, target, address, request, findCaller, context })
      if (refusal !== null) return context.showFailure(request, reply, refusal)
      await place.handle({ target, findCaller, findMember, address, request, reply })
      return reply
    },
  })
}

async function checkPlace(check: {
  place: Place
  target: HostTarget | null
  address: string
  request: FastifyRequest
  findCaller: () => Promise<Caller>
  context: RequestContext
}): Promise<Failure | null> {
  const { place, target, address, request } = check
  if (target === null) return null
  const name = `${place.method} ${place.path}`
  const rate = checkRate(check.context.limits, { target, address, name }, place.perMinute)
  if (rate !== null || place.method === 'GET' || place.needsNoCrumb) return rate
  return checkCrumb(await check.findCaller(), (request.body as { crumb?: unknown } | undefined)?.crumb)
}

function isForm(contentType = ''): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType)
}

function isOn(place: Place, target: HostTarget | null): boolean {
  if (place.on === 'everywhere') return true
  if (target === null) return false
  if (target.kind === 'platform') return place.on === 'platform'
  return place.on === 'site' || (place.on === 'built-in' && target.website.isBuiltInAddress)
}

function requireTarget(target: HostTarget | null): HostTarget {
  if (target === null) throw new Error('a place without a host asked who is calling')
  return target
}

function rememberOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

import { type Failure, type FailureTexts, fail, type Result } from '@sitewright/model/failures/catalog'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../ground/log'
import type { Settings } from '../ground/settings'
import type { Hosts, HostTarget } from '../hosts/resolve-host'
import type { Website } from '../hosts/website'
import { clientAddress, networkOf, readTrustedProxies } from './client-address'
import type { Caller, SignedInMember } from './endpoint'
import type { RateLimits } from './rate-limits'
import type { RouteTable } from './route-table'

/** What answering requests needs of the host. */
export interface HttpServices {
  readonly settings: Settings
  readonly log: Log
}

/** What every mounted call and route is checked with. */
export interface RequestContext {
  readonly services: HttpServices
  readonly hosts: Hosts
  readonly limits: RateLimits
  readonly routes: RouteTable
  /** Tells people with a browser by a page, and programs by JSON. */
  readonly showFailure: (request: FastifyRequest, reply: FastifyReply, failure: Failure) => Promise<FastifyReply>
  /** What visitors are told at the address of the request. */
  readonly findTexts: (request: FastifyRequest) => Promise<FailureTexts>
  readonly findCaller: (request: FastifyRequest, target: HostTarget, address: string) => Promise<Caller>
  /** Origins beside its own whose pages may make calls that are shared. */
  readonly listOrigins: (website: Website) => Promise<readonly string[]>
  /** The member of the site at the address; null for everybody else. */
  readonly findMember: (request: FastifyRequest, target: HostTarget) => Promise<SignedInMember | null>
}

/** Addresses are read to count by them alone, and so by network. */
export function createAddressReader(trustedProxies: string): (request: FastifyRequest) => string {
  const trusted = readTrustedProxies(trustedProxies)
  return (request) =>
    networkOf(clientAddress(request.socket.remoteAddress, request.headers['x-forwarded-for'], trusted))
}

const defaultPerMinute = 1_200

/** Counted per site, address and call, so that the flood on one site leaves the others alone. */
export function checkRate(
  limits: RateLimits,
  key: { target: HostTarget; address: string; name: string },
  perMinute = defaultPerMinute,
): Result<null> {
  const site = key.target.kind === 'site' ? key.target.website.id : 'platform'
  const retryAfterSeconds = limits.count(`${site} ${key.address} ${key.name}`, perMinute)
  return retryAfterSeconds === 0 ? null : fail('request.too-many', { values: { retryAfterSeconds } })
}

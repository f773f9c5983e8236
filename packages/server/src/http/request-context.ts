import { type Failure, fail, type Result } from '@sitewright/model/failures/catalogue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hosts, HostTarget } from '../hosts/resolve-host'
import type { Services } from '../services'
import { clientAddress, readTrustedProxies } from './client-address'
import type { Caller, SignedInMember } from './endpoint'
import type { RateLimits } from './rate-limits'
import type { RouteTable } from './route-table'

/** What every mounted call and place is checked with. */
export interface RequestContext {
  readonly services: Services
  readonly hosts: Hosts
  readonly limits: RateLimits
  readonly routes: RouteTable
  /** Tells people with a browser by a page, and programs by JSON. */
  readonly showFailure: (request: FastifyRequest, reply: FastifyReply, failure: Failure) => FastifyReply
  readonly findCaller: (request: FastifyRequest, target: HostTarget, address: string) => Promise<Caller>
  /** The member of the site at the address; null for everybody else. */
  readonly findMember: (request: FastifyRequest, target: HostTarget) => Promise<SignedInMember | null>
}

export function createAddressReader(trustedProxies: string): (request: FastifyRequest) => string {
  const trusted = readTrustedProxies(trustedProxies)
  return (request) => clientAddress(request.socket.remoteAddress, request.headers['x-forwarded-for'], trusted)
}

const defaultPerMinute = 1_200

/** Counted per site, address and call, so that the flood on one site leaves the others alone. */
export function checkRate(
  limits: RateLimits,
  key: { target: HostTarget; address: string; name: string },
  perMinute = defaultPerMinute,
): Result<null> {
  const place = key.target.kind === 'site' ? key.target.website.id : 'platform'
  const retryAfterSeconds = limits.count(`${place} ${key.address} ${key.name}`, perMinute)
  return retryAfterSeconds === 0 ? null : fail('request.too-many', { values: { retryAfterSeconds } })
}

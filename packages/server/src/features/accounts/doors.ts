import type { FastifyRequest } from 'fastify'
import { readCookies } from '../../http/cookies'
import type { Caller } from '../../http/endpoint'
import type { Settings } from '../../settings'
import type { Door } from './service'
import { lastIdentityCookieName, readSessionTokens } from './session-cookies'

export function readDoor(request: FastifyRequest, caller: Pick<Caller, 'host' | 'address'>, settings: Settings): Door {
  return {
    host: caller.host,
    address: caller.address,
    brought: {
      sessionTokens: readSessionTokens(request.headers.cookie, settings),
      lastIdentity: readCookies(request.headers.cookie, lastIdentityCookieName)[0] ?? null,
    },
  }
}

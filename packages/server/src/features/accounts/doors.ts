import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../ground/settings'
import type { Caller } from '../../http/endpoint'
import { readLastIdentity, readSessionTokens } from './session-cookies'
import type { Door } from './sessions'

export function readDoor(request: FastifyRequest, caller: Pick<Caller, 'host' | 'address'>, settings: Settings): Door {
  return {
    host: caller.host,
    address: caller.address,
    brought: {
      sessionTokens: readSessionTokens(request.headers.cookie, settings),
      lastIdentity: readLastIdentity(request.headers.cookie, settings),
    },
  }
}

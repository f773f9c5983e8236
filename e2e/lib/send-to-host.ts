import { type RawAnswer, type RawRequest, sendRaw } from '@sitewright/testkit/client/raw-request'
import { port } from './host'

/**
 * Each request has a connection of its own. A kept one may rest for as long as a journey takes, and then the host closes it
 * just as the next request is written to it.
 */
export function sendToHost(request: RawRequest, hostPort = port): Promise<RawAnswer> {
  return sendRaw(Number(hostPort), false, request)
}

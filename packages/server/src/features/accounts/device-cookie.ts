import type { FastifyReply } from 'fastify'
import type { Settings } from '../../ground/settings'
import { appendCookie, ownCookieName } from '../../http/cookies'
import { sessionMs } from './session-cookies'

/** For a browser that proved itself by a mail and signs in next: on the platform's address, where it does so. */
export function setDeviceCookie(reply: FastifyReply, settings: Settings, device: string): void {
  appendCookie(reply, ownCookieName(settings, 'last-identity'), device, {
    isSecure: settings.PUBLIC_SCHEME === 'https',
    isHttpOnly: true,
    maxAgeSeconds: sessionMs.absolute / 1000,
  })
}

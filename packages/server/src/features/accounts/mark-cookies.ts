import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import type { FastifyReply } from 'fastify'
import type { Settings } from '../../ground/settings'
import { appendCookie, ownCookieName, readCookies } from '../../http/cookies'
import { sessionMs } from './session-cookies'

type CookieSettings = Pick<Settings, 'PUBLIC_SCHEME'>

const stateSeconds = 10 * 60

export function setStateCookie(reply: FastifyReply, settings: CookieSettings, state: string): void {
  const isSecure = settings.PUBLIC_SCHEME === 'https'
  const name = ownCookieName(settings, 'hand-over')
  appendCookie(reply, name, state, { isSecure, maxAgeSeconds: stateSeconds, isHttpOnly: true })
}

/** A second one is a sibling's: then nobody can tell which browser asked. */
export function readState(header: string | undefined, settings: CookieSettings): string | null {
  const [state = '', ...others] = readCookies(header, ownCookieName(settings, 'hand-over'))
  return state === '' || others.length > 0 ? null : state
}

export function readMarkTokens(header: string | undefined, settings: CookieSettings): string[] {
  return readCookies(header, ownCookieName(settings, 'contributor-mark')).filter((value) => value !== '')
}

export function setMarkCookies(reply: FastifyReply, settings: CookieSettings, token: string): void {
  const lasting = { isSecure: settings.PUBLIC_SCHEME === 'https', maxAgeSeconds: sessionMs.absolute / 1000 }
  appendCookie(reply, ownCookieName(settings, 'contributor-mark'), token, { ...lasting, isHttpOnly: true })
  appendCookie(reply, identityCookies.isMarked, 'true', { ...lasting, isHttpOnly: false })
  const gone = { ...lasting, maxAgeSeconds: 0, isHttpOnly: true }
  appendCookie(reply, ownCookieName(settings, 'hand-over'), '', gone)
}

export function clearMarkCookies(reply: FastifyReply, settings: CookieSettings): void {
  const gone = { isSecure: settings.PUBLIC_SCHEME === 'https', maxAgeSeconds: 0 }
  appendCookie(reply, ownCookieName(settings, 'contributor-mark'), '', { ...gone, isHttpOnly: true })
  appendCookie(reply, identityCookies.isMarked, '', { ...gone, isHttpOnly: false })
}

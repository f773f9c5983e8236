import type { FastifyReply } from 'fastify'
import { appendCookie, readCookies } from '../../http/cookies'
import type { Settings } from '../../settings'

const sessionDays = { idle: 14, absolute: 90 } as const
const dayMs = 24 * 60 * 60 * 1000
export const sessionMs = { idle: sessionDays.idle * dayMs, absolute: sessionDays.absolute * dayMs } as const

/** Read by scripts of our pages and sent back with each change. */
const crumbCookieName = 'crumb'
/** An opaque code of the account that signed in last here; it fills in the e-mail address of the sign-in form, no more. */
export const lastIdentityCookieName = 'last-identity'

type CookieSettings = Pick<Settings, 'PUBLIC_SCHEME' | 'PLATFORM_HOST'>

/** Browsers accept the prefix from the host itself alone, so no sibling host can plant a session. */
function sessionCookieName(settings: CookieSettings): string {
  return settings.PUBLIC_SCHEME === 'https' ? '__Host-session' : 'session'
}

export function readSessionTokens(header: string | undefined, settings: CookieSettings): string[] {
  return readCookies(header, sessionCookieName(settings)).filter((value) => value !== '')
}

export function setSessionCookies(
  reply: FastifyReply,
  settings: CookieSettings,
  session: { token: string; crumb: string; lastIdentity: string },
): void {
  const isSecure = settings.PUBLIC_SCHEME === 'https'
  const lasting = { isSecure, maxAgeSeconds: sessionMs.absolute / 1000 }
  appendCookie(reply, sessionCookieName(settings), session.token, { ...lasting, isHttpOnly: true })
  appendCookie(reply, crumbCookieName, session.crumb, { ...lasting, isHttpOnly: false })
  appendCookie(reply, lastIdentityCookieName, session.lastIdentity, {
    ...lasting,
    isHttpOnly: true,
    ...sharedDomain(settings),
  })
}

export function setCrumbCookie(reply: FastifyReply, settings: CookieSettings, crumb: string): void {
  const isSecure = settings.PUBLIC_SCHEME === 'https'
  appendCookie(reply, crumbCookieName, crumb, { isSecure, isHttpOnly: false, maxAgeSeconds: sessionMs.absolute / 1000 })
}

export function clearSessionCookies(reply: FastifyReply, settings: CookieSettings): void {
  const gone = { isSecure: settings.PUBLIC_SCHEME === 'https', maxAgeSeconds: 0 }
  appendCookie(reply, sessionCookieName(settings), '', { ...gone, isHttpOnly: true })
  appendCookie(reply, crumbCookieName, '', { ...gone, isHttpOnly: false })
}

/** Shared by the platform and the sites' built-in addresses; browsers refuse a shared cookie for a name without a dot. */
function sharedDomain(settings: CookieSettings): { domain?: string } {
  return settings.PLATFORM_HOST.includes('.') ? { domain: settings.PLATFORM_HOST } : {}
}

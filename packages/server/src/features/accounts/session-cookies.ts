import type { FastifyReply } from 'fastify'
import type { Settings } from '../../ground/settings'
import { appendCookie, ownCookieName, readCookies } from '../../http/cookies'

const sessionDays = { idle: 14, absolute: 90 } as const
const dayMs = 24 * 60 * 60 * 1000
export const sessionMs = { idle: sessionDays.idle * dayMs, absolute: sessionDays.absolute * dayMs } as const

/** Read by scripts of our pages and sent back with each change. */
const crumbCookieName = 'crumb'

type CookieSettings = Pick<Settings, 'PUBLIC_SCHEME'>

/** An opaque code of the account that signed in last here; it fills in the email address of the sign-in form, no more. */
export function readLastIdentity(header: string | undefined, settings: CookieSettings): string | null {
  return readCookies(header, ownCookieName(settings, 'last-identity'))[0] ?? null
}

export function readSessionTokens(header: string | undefined, settings: CookieSettings): string[] {
  return readCookies(header, ownCookieName(settings, 'session')).filter((value) => value !== '')
}

export function setSessionCookies(
  reply: FastifyReply,
  settings: CookieSettings,
  session: { token: string; crumb: string; lastIdentity: string },
): void {
  const isSecure = settings.PUBLIC_SCHEME === 'https'
  const lasting = { isSecure, maxAgeSeconds: sessionMs.absolute / 1000 }
  appendCookie(reply, ownCookieName(settings, 'session'), session.token, { ...lasting, isHttpOnly: true })
  appendCookie(reply, crumbCookieName, session.crumb, { ...lasting, isHttpOnly: false })
  appendCookie(reply, ownCookieName(settings, 'last-identity'), session.lastIdentity, { ...lasting, isHttpOnly: true })
}

export function setCrumbCookie(reply: FastifyReply, settings: CookieSettings, crumb: string): void {
  const isSecure = settings.PUBLIC_SCHEME === 'https'
  appendCookie(reply, crumbCookieName, crumb, { isSecure, isHttpOnly: false, maxAgeSeconds: sessionMs.absolute / 1000 })
}

export function clearSessionCookies(reply: FastifyReply, settings: CookieSettings): void {
  const gone = { isSecure: settings.PUBLIC_SCHEME === 'https', maxAgeSeconds: 0 }
  appendCookie(reply, ownCookieName(settings, 'session'), '', { ...gone, isHttpOnly: true })
  appendCookie(reply, crumbCookieName, '', { ...gone, isHttpOnly: false })
}

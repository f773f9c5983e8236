import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { rememberedMs } from '@sitewright/model/accounts/site-user-storage'
import type { FastifyReply } from 'fastify'
import { appendCookie, readCookies } from '../../http/cookies'
import type { Settings } from '../../settings'

type CookieSettings = Pick<Settings, 'PUBLIC_SCHEME'>

/**
 * Browsers accept the prefix from the host itself alone, so no sibling host can plant a session. The name must not hold
 * the word of the owners' cookie: pages would be shown as to a signed-in owner.
 */
function tokenCookieName(settings: CookieSettings): string {
  return settings.PUBLIC_SCHEME === 'https' ? '__Host-site-user' : 'site-user'
}

export function readMemberTokens(header: string | undefined, settings: CookieSettings): string[] {
  return readCookies(header, tokenCookieName(settings)).filter((value) => value !== '')
}

/** For scripts: that somebody is signed in, and nothing about them. It opens nothing. */
const signedInInfo = encodeURIComponent(JSON.stringify({ authenticated: true }))

export function setMemberCookies(
  reply: FastifyReply,
  settings: CookieSettings,
  session: { token: string; isRemembered: boolean },
): void {
  const isSecure = settings.PUBLIC_SCHEME === 'https'
  const maxAgeSeconds = session.isRemembered ? rememberedMs / 1000 : null
  appendCookie(reply, tokenCookieName(settings), session.token, { isSecure, maxAgeSeconds, isHttpOnly: true })
  appendCookie(reply, identityCookies.siteUserInfo, signedInInfo, { isSecure, maxAgeSeconds, isHttpOnly: false })
}

export function clearMemberCookies(reply: FastifyReply, settings: CookieSettings): void {
  const gone = { isSecure: settings.PUBLIC_SCHEME === 'https', maxAgeSeconds: 0 }
  appendCookie(reply, tokenCookieName(settings), '', { ...gone, isHttpOnly: true })
  appendCookie(reply, identityCookies.siteUserInfo, '', { ...gone, isHttpOnly: false })
}

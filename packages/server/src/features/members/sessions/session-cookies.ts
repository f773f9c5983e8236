import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { rememberedMs } from '@sitewright/model/accounts/site-user-storage'
import type { FastifyReply } from 'fastify'
import type { Settings } from '../../../ground/settings'
import { appendCookie, ownCookieName, readCookies } from '../../../http/cookies'

type CookieSettings = Pick<Settings, 'PUBLIC_SCHEME'>

export function readMemberTokens(header: string | undefined, settings: CookieSettings): string[] {
  return readCookies(header, ownCookieName(settings, 'site-user')).filter((value) => value !== '')
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
  appendCookie(reply, ownCookieName(settings, 'site-user'), session.token, {
    isSecure,
    maxAgeSeconds,
    isHttpOnly: true,
  })
  appendCookie(reply, identityCookies.siteUserInfo, signedInInfo, { isSecure, maxAgeSeconds, isHttpOnly: false })
}

export function clearMemberCookies(reply: FastifyReply, settings: CookieSettings): void {
  const gone = { isSecure: settings.PUBLIC_SCHEME === 'https', maxAgeSeconds: 0 }
  appendCookie(reply, ownCookieName(settings, 'site-user'), '', { ...gone, isHttpOnly: true })
  appendCookie(reply, identityCookies.siteUserInfo, '', { ...gone, isHttpOnly: false })
}

import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { cartLifetimeMs } from '@sitewright/model/commerce/cart/cart-states'
import type { FastifyReply } from 'fastify'
import type { Settings } from '../../../ground/settings'
import { appendCookie, readCookies } from '../../../http/cookies'

type CookieSettings = Pick<Settings, 'PUBLIC_SCHEME'>

/** What a browser brought. */
export interface CartCookies {
  readonly tokens: readonly string[]
  readonly hasFlag: boolean
}

export function readCartCookies(header: string | undefined): CartCookies {
  return {
    tokens: readCookies(header, identityCookies.cart).filter((value) => value !== ''),
    hasFlag: readCookies(header, identityCookies.hasCart).length > 0,
  }
}

/** What it has from now on: the token of a visitor's cart, or the flag alone for that of a member. */
export function setCartCookies(reply: FastifyReply, settings: CookieSettings, token: string | null): void {
  const isSecure = settings.PUBLIC_SCHEME === 'https'
  const maxAgeSeconds = cartLifetimeMs / 1000
  if (token !== null) {
    appendCookie(reply, identityCookies.cart, token, { isSecure, maxAgeSeconds, isHttpOnly: true })
  }
  appendCookie(reply, identityCookies.hasCart, 'true', { isSecure, maxAgeSeconds, isHttpOnly: false })
}

export function clearCartToken(reply: FastifyReply, settings: CookieSettings): void {
  const isSecure = settings.PUBLIC_SCHEME === 'https'
  appendCookie(reply, identityCookies.cart, '', { isSecure, maxAgeSeconds: 0, isHttpOnly: true })
}

export function clearCartFlag(reply: FastifyReply, settings: CookieSettings): void {
  const isSecure = settings.PUBLIC_SCHEME === 'https'
  appendCookie(reply, identityCookies.hasCart, '', { isSecure, maxAgeSeconds: 0, isHttpOnly: false })
}

interface Told {
  readonly cookies: CartCookies
  readonly own: { readonly token: string | null } | null
  readonly isRenewed: boolean
}

/**
 * Tells the browser what it has. A token that opens nothing is left alone: another tab may just have been given the right one,
 * and an answer that comes late must not take it away.
 */
export function writeCartCookies(
  reply: FastifyReply,
  settings: CookieSettings,
  { cookies, own, isRenewed }: Told,
): void {
  if (own === null) {
    if (cookies.hasFlag) clearCartFlag(reply, settings)
    return
  }
  if (isRenewed || !cookies.hasFlag) setCartCookies(reply, settings, own.token)
  if (own.token === null && cookies.tokens.length > 0) clearCartToken(reply, settings)
}

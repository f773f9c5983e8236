import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { draftLinkMs } from '@sitewright/model/commerce/orders/draft-states'
import type { FastifyReply } from 'fastify'
import type { Settings } from '../../../ground/settings'
import { appendCookie, readCookies } from '../../../http/cookies'
import { readCartCookies } from '../cart/cart-cookies'

/** Of so many links that were opened last the checkouts stay open, each in its own tab. */
const keptLinks = 5

/** Of the visitor's cart, and of the drafts whose links they have opened. */
export function readBuyerTokens(header: string | undefined): string[] {
  return [...readCartCookies(header).tokens, ...readDraftTokens(header)]
}

function readDraftTokens(header: string | undefined): string[] {
  const tokens = readCookies(header, identityCookies.draftOrders).flatMap((value) => value.split('.'))
  return tokens.filter((token) => /^[\w-]{20,100}$/.test(token)).slice(0, keptLinks)
}

export function addDraftToken(
  reply: FastifyReply,
  settings: Pick<Settings, 'PUBLIC_SCHEME'>,
  { header, token }: { readonly header: string | undefined; readonly token: string },
): void {
  const others = readDraftTokens(header).filter((kept) => kept !== token)
  appendCookie(reply, identityCookies.draftOrders, [token, ...others].slice(0, keptLinks).join('.'), {
    isSecure: settings.PUBLIC_SCHEME === 'https',
    isHttpOnly: true,
    maxAgeSeconds: draftLinkMs / 1000,
  })
}

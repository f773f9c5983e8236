import { cartTokenHeader } from '@sitewright/model/commerce/cart/cart-token'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../../ground/settings'
import type { SignedInMember } from '../../../http/endpoint'
import { isForeignRequest } from '../../../http/origin-check'
import { type CartCookies, readCartCookies, writeCartCookies } from './cart-cookies'

/** How who asks carries what opens their cart. Nobody who carries it by themselves is a member here. */
interface CarriedCart {
  readonly isByHeader: boolean
  readonly cookies: CartCookies
  readonly tokens: readonly string[]
  readonly memberId: string | null
}

interface CartRequest {
  readonly request: FastifyRequest
  readonly findMember: () => Promise<SignedInMember | null>
}

export async function readCarriedCart({ request, findMember }: CartRequest): Promise<CarriedCart> {
  const { headers } = request
  const sent = headers[cartTokenHeader.toLowerCase()]
  const cookies = readCartCookies(headers.cookie)
  const token = typeof sent === 'string' && sent !== '' ? sent : null
  if (token === null && !isForeignRequest(headers)) {
    const member = await findMember()
    return { isByHeader: false, cookies, tokens: cookies.tokens, memberId: member?.id ?? null }
  }
  return { isByHeader: true, cookies, tokens: token === null ? [] : [token], memberId: null }
}

interface Told {
  readonly own: { readonly token: string | null } | null
  readonly isRenewed: boolean
}

/** Tells who asked what opens their cart from now on, in the way in which they carry it. */
export function tellCarriedCart(
  reply: FastifyReply,
  settings: Pick<Settings, 'PUBLIC_SCHEME'>,
  { isByHeader, cookies }: CarriedCart,
  told: Told,
): void {
  if (!isByHeader) writeCartCookies(reply, settings, { cookies, ...told })
  else if (told.own !== null && told.own.token !== null) reply.header(cartTokenHeader, told.own.token)
}

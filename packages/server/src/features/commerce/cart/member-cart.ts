import { makeSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import type { MemberBelongings } from '../../members/sessions/member-belongings'
import { clearCartFlag, clearCartToken, readCartCookies, setCartCookies, writeCartCookies } from './cart-cookies'
import { insertEntry, listEntries } from './entry-rows'
import { findOwnCart, newVisitorCart, storeVisitorCart } from './own-cart'

/** What becomes of a cart when its visitor signs in or out. */
export function createMemberCarts(services: Services): MemberBelongings {
  const { database, newId, now, settings } = services

  /** Of a member whose cart is empty there is nothing to copy. */
  async function copyForVisitor(websiteId: string, memberId: string): Promise<string | null> {
    return database.site(websiteId, async (tx) => {
      const own = await findOwnCart(tx, services, { websiteId, memberId, tokens: [] }, { isLocked: false })
      const entries = own === null ? [] : await listEntries(tx, { websiteId, cartId: own.id })
      if (entries.length === 0) return null
      const token = makeSecret(services)
      const copy = newVisitorCart(services, token, [])
      await storeVisitorCart(tx, services, websiteId, copy)
      for (const entry of entries) {
        await insertEntry(tx, { websiteId, cartId: copy.id }, { ...entry, id: newId(), createdAt: new Date(now()) })
      }
      return token
    })
  }

  return {
    async takeAlong({ websiteId, memberId }, { request, reply }) {
      const cookies = readCartCookies(request.headers.cookie)
      const visitor = { websiteId, memberId, tokens: cookies.tokens }
      const own = await database.site(websiteId, (tx) => findOwnCart(tx, services, visitor, { isLocked: false }))
      writeCartCookies(reply, settings, { cookies, own, isRenewed: own !== null })
    },

    async leaveBehind({ websiteId, memberId }, { request, reply }, { asCopy }) {
      const token = asCopy ? await copyForVisitor(websiteId, memberId) : null
      if (token !== null) return setCartCookies(reply, settings, token)
      const { tokens, hasFlag } = readCartCookies(request.headers.cookie)
      if (tokens.length > 0) clearCartToken(reply, settings)
      if (hasFlag) clearCartFlag(reply, settings)
    },
  }
}

import type { PersonalData } from '../../../services/personal-data'
import { findMemberByEmail } from '../../members/store/rows'
import { deleteCart, listCartsOfMember } from './cart-rows'
import { listEntries } from './entry-rows'

/** What a member put into carts. Those of other visitors belong to nobody who is known. */
export const cartOfPerson: PersonalData = {
  name: 'carts',
  async export(tx, { websiteId, email }) {
    const member = await findMemberByEmail(tx, websiteId, email)
    const carts = member === null ? [] : await listCartsOfMember(tx, websiteId, member.id)
    const told: unknown[] = []
    for (const { id, touchedAt } of carts) {
      const entries = await listEntries(tx, { websiteId, cartId: id })
      told.push({ touchedAt, items: entries.map(({ title, quantity }) => ({ title, quantity })) })
    }
    return told
  },
  async erase(tx, { websiteId, email }) {
    const member = await findMemberByEmail(tx, websiteId, email)
    const carts = member === null ? [] : await listCartsOfMember(tx, websiteId, member.id)
    for (const { id } of carts) await deleteCart(tx, { websiteId, cartId: id })
    return carts.length
  },
}

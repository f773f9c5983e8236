import { maxCartQuantity, maxLineQuantity } from '@sitewright/model/commerce/cart/cart-quantity'
import type { Clock, Ids } from '../../../ground/time-and-chance'
import type { Tx } from '../../../storage/database'
import { type CartChoices, mergeChoices, writeChoices } from '../pricing/choice-rows'
import { deleteCart, noteChange, type StoredCart } from './cart-rows'
import { insertEntry, listEntries, type StoredEntry, setQuantity } from './entry-rows'
import { listOffers } from './offer-rows'

interface Carts {
  readonly websiteId: string
  readonly from: Pick<StoredCart, 'id' | 'choices'>
  readonly into: Pick<StoredCart, 'id' | 'choices'>
}

/**
 * Quantities of the same thing are added up, as far as its stock and the room of a cart reach. Both carts are locked. Answers
 * what was chosen in either.
 */
export async function mergeCarts(
  tx: Tx,
  services: Clock & Ids,
  { websiteId, from, into }: Carts,
): Promise<CartChoices> {
  const target = { websiteId, cartId: into.id }
  const brought = await listEntries(tx, { websiteId, cartId: from.id })
  const kept = await listEntries(tx, target)
  const left = await readStock(tx, websiteId, brought)
  let room = maxCartQuantity - kept.reduce((sum, { quantity }) => sum + quantity, 0)
  for (const entry of brought) {
    const own = kept.find(({ variantId }) => variantId === entry.variantId)
    const had = own?.quantity ?? 0
    const cap = Math.min(maxLineQuantity, left.get(entry.variantId) ?? maxLineQuantity, had + room)
    // What was there before is never less afterwards.
    const quantity = Math.max(had, Math.min(had + entry.quantity, cap))
    if (quantity === had) continue
    room -= quantity - had
    if (own !== undefined) await setQuantity(tx, target, { id: own.id, quantity })
    else
      await insertEntry(tx, target, { ...entry, id: services.newId(), quantity, createdAt: new Date(services.now()) })
  }
  const choices = mergeChoices(from.choices, into.choices)
  await writeChoices(tx, target, choices)
  await deleteCart(tx, { websiteId, cartId: from.id })
  await noteChange(tx, target, { at: new Date(services.now()) })
  return choices
}

/** What is not counted, or not offered at the moment, is not limited by it. */
async function readStock(tx: Tx, websiteId: string, entries: readonly StoredEntry[]): Promise<Map<string, number>> {
  const offers = await listOffers(tx, websiteId, { variantIds: entries.map(({ variantId }) => variantId) })
  return new Map(offers.flatMap(({ variantId, left }) => (left === null ? [] : [[variantId, Math.max(left, 0)]])))
}

import type { Money } from '@sitewright/model/commerce/money/money'
import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { CartKey } from './cart-rows'

/** A line as it is stored. */
export interface StoredEntry {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  readonly title: string
  readonly seenPrice: Money
}

export const entryColumns = [
  ...(['e.id as entry_id', 'e.product_id as entry_product_id', 'e.variant_id as entry_variant_id'] as const),
  ...(['e.quantity', 'e.title as entry_title', 'e.seen_price', 'e.seen_currency'] as const),
] as const

interface EntryRow {
  readonly entry_id: string
  readonly entry_product_id: string
  readonly entry_variant_id: string
  readonly quantity: number
  readonly entry_title: string
  readonly seen_price: number
  readonly seen_currency: string
}

export function toEntry(row: EntryRow): StoredEntry {
  return {
    id: row.entry_id,
    productId: row.entry_product_id,
    variantId: row.entry_variant_id,
    quantity: row.quantity,
    title: row.entry_title,
    seenPrice: { cents: row.seen_price, currency: row.seen_currency as Money['currency'] },
  }
}

/** In the order of adding. */
export async function listEntries(tx: Tx, { websiteId, cartId }: CartKey): Promise<StoredEntry[]> {
  const rows = await tx
    .selectFrom('cart_entries as e')
    .select(entryColumns)
    .where('e.website_id', '=', websiteId)
    .where('e.cart_id', '=', cartId)
    .orderBy('e.position')
    .execute()
  return rows.map(toEntry)
}

/** At the end of its cart. The cart is locked: nobody else takes the same place. */
export async function insertEntry(
  tx: Tx,
  { websiteId, cartId }: CartKey,
  entry: StoredEntry & { readonly createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('cart_entries')
    .values({
      website_id: websiteId,
      id: entry.id,
      cart_id: cartId,
      product_id: entry.productId,
      variant_id: entry.variantId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from cart_entries
        where website_id = ${websiteId} and cart_id = ${cartId})`,
      quantity: entry.quantity,
      title: entry.title,
      seen_price: entry.seenPrice.cents,
      seen_currency: entry.seenPrice.currency,
      created_at: entry.createdAt,
    })
    .execute()
}

export async function setQuantity(
  tx: Tx,
  { websiteId, cartId }: CartKey,
  { id, quantity }: Pick<StoredEntry, 'id' | 'quantity'>,
): Promise<void> {
  await tx
    .updateTable('cart_entries')
    .set({ quantity })
    .where('website_id', '=', websiteId)
    .where('cart_id', '=', cartId)
    .where('id', '=', id)
    .execute()
}

/** False when it was not there. */
export async function deleteEntry(tx: Tx, { websiteId, cartId }: CartKey, entryId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('cart_entries')
    .where('website_id', '=', websiteId)
    .where('cart_id', '=', cartId)
    .where('id', '=', entryId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

export async function deleteEntries(tx: Tx, { websiteId, cartId }: CartKey): Promise<void> {
  await tx.deleteFrom('cart_entries').where('website_id', '=', websiteId).where('cart_id', '=', cartId).execute()
}

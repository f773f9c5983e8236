import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { PaymentKey } from './payment-rows'

export interface Hold {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
}

/** In the order in which all who change variants take them, so that nobody waits for each other in a circle. */
export async function lockVariants(tx: Tx, websiteId: string, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return
  await tx
    .selectFrom('product_variants')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...variantIds])
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Answers how many are left; null when there were not so many: decided by the write itself. */
export async function holdVariant(
  tx: Tx,
  { websiteId, paymentId }: PaymentKey,
  { variantId, quantity, at }: Pick<Hold, 'variantId' | 'quantity'> & { readonly at: Date },
): Promise<number | null> {
  const { rows } = await sql<{ still_there: number }>`
    with taken as (
      update product_variants set held = held + ${quantity}
      where website_id = ${websiteId} and id = ${variantId} and deleted_at is null and not is_unlimited
        and stock - held >= ${quantity}
      returning stock - held as still_there
    ), noted as (
      insert into stock_holds (website_id, payment_id, variant_id, quantity, created_at)
      select ${websiteId}, ${paymentId}, ${variantId}, ${quantity}, ${at}::timestamptz from taken
    )
    select still_there from taken`.execute(tx)
  return rows[0]?.still_there ?? null
}

export async function listHolds(tx: Tx, { websiteId, paymentId }: PaymentKey): Promise<Hold[]> {
  const rows = await tx
    .selectFrom('stock_holds as h')
    .innerJoin('product_variants as v', (join) =>
      join.onRef('v.website_id', '=', 'h.website_id').onRef('v.id', '=', 'h.variant_id'),
    )
    .select(['v.product_id', 'h.variant_id', 'h.quantity'])
    .where('h.website_id', '=', websiteId)
    .where('h.payment_id', '=', paymentId)
    .orderBy('v.product_id')
    .orderBy('h.variant_id')
    .execute()
  return rows.map((row) => ({ productId: row.product_id, variantId: row.variant_id, quantity: row.quantity }))
}

/** What comes of a hold: it is let go, or sold. Answers the stock before and after; null where there was none. */
export async function endHold(
  tx: Tx,
  { websiteId, paymentId }: PaymentKey,
  { variantId }: Pick<Hold, 'variantId'>,
  { isSold }: { readonly isSold: boolean },
): Promise<{ before: number; after: number } | null> {
  // Of what was set to unlimited meanwhile there may be less than was held.
  const { rows } = await sql<{ before: number; after: number }>`
    with ended as (
      delete from stock_holds
      where website_id = ${websiteId} and payment_id = ${paymentId} and variant_id = ${variantId}
      returning quantity
    )
    update product_variants as v set held = v.held - ended.quantity,
      stock = greatest(v.stock - case when ${isSold}::boolean then ended.quantity else 0 end, 0)
    from ended, (
      select id, stock from product_variants where website_id = ${websiteId} and id = ${variantId} for update
    ) as old
    where v.website_id = ${websiteId} and v.id = old.id
    returning old.stock as before, v.stock as after`.execute(tx)
  return rows[0] ?? null
}

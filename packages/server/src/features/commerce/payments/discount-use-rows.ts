import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../storage/database'

/** Until the end of the transaction nobody else uses those that may be used only so often. */
export async function lockLimitedDiscounts(tx: Tx, websiteId: string, codes: readonly string[]): Promise<void> {
  await tx
    .selectFrom('discounts')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`(max_uses is not null or once_per_customer)`)
    .where((where) =>
      where.or([where('code', 'is', null), ...(codes.length === 0 ? [] : [where('code', 'in', [...codes])])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

interface Use {
  readonly websiteId: string
  readonly orderId: string
}

export async function insertDiscountUses(
  tx: Tx,
  { websiteId, orderId, discountIds, email, at }: Use & { discountIds: readonly string[]; email: string; at: Date },
): Promise<void> {
  if (discountIds.length === 0) return
  await tx
    .insertInto('discount_uses')
    .values(
      discountIds.toSorted().map((discountId) => ({
        website_id: websiteId,
        discount_id: discountId,
        order_id: orderId,
        email,
        created_at: at,
      })),
    )
    .execute()
}

/** Of an order that is not made. */
export async function deleteDiscountUses(tx: Tx, { websiteId, orderId }: Use): Promise<void> {
  await tx.deleteFrom('discount_uses').where('website_id', '=', websiteId).where('order_id', '=', orderId).execute()
}

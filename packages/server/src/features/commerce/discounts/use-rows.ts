import { type SqlBool, sql } from 'kysely'
import type { Person } from '../../../services/personal-data'
import type { Tx } from '../../../storage/database'

/** Discount → how many orders of this person used it. */
export async function countUsesByPerson(tx: Tx, { websiteId, email }: Person): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('discount_uses')
    .select(({ fn }) => ['discount_id', fn.countAll().as('count')])
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .groupBy('discount_id')
    .execute()
  return new Map(rows.map((row) => [row.discount_id, Number(row.count)]))
}

export async function listUsesOfPerson(tx: Tx, { websiteId, email }: Person) {
  const rows = await tx
    .selectFrom('discount_uses as u')
    .leftJoin('discounts as d', (join) =>
      join.onRef('d.website_id', '=', 'u.website_id').onRef('d.id', '=', 'u.discount_id'),
    )
    .select(['d.name', 'u.order_id', 'u.created_at'])
    .where('u.website_id', '=', websiteId)
    .where('u.email', '=', email)
    .orderBy('u.created_at')
    .execute()
  return rows.map((row) => ({ discount: row.name, orderId: row.order_id, at: row.created_at.toISOString() }))
}

/** Deleted ones too. */
export async function listDiscountsForPerson(tx: Tx, { websiteId, email }: Person) {
  return tx
    .selectFrom('discounts')
    .select(['name', 'code'])
    .where('website_id', '=', websiteId)
    .where(namesAddress(email))
    .orderBy('id')
    .execute()
}

/** The number of uses stays what the orders say. Answers how many there were. */
export async function forgetUses(tx: Tx, { websiteId, email }: Person): Promise<number> {
  const gone = await tx
    .updateTable('discount_uses')
    .set({ email: null })
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .returning('order_id')
    .execute()
  return gone.length
}

/** Answers how many discounts named the person. */
export async function forgetCustomer(tx: Tx, { websiteId, email }: Person): Promise<number> {
  const changed = await tx
    .updateTable('discounts')
    .set({ customers: sql<string>`jsonb_set(customers, '{emails}', (customers -> 'emails') - ${email}::text)` })
    .where('website_id', '=', websiteId)
    .where(namesAddress(email))
    .returning('id')
    .execute()
  return changed.length
}

function namesAddress(email: string) {
  return sql<SqlBool>`customers -> 'emails' @> to_jsonb(${email}::text)`
}

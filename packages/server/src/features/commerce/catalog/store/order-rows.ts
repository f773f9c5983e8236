import { sql } from 'kysely'
import type { Tx } from '../../../../storage/database'
import { type ProductRow, positionStep } from './product-rows'

interface Neighbors {
  readonly websiteId: string
  readonly next: Pick<ProductRow, 'id' | 'position'>
  /** The product that moves. */
  readonly without: string
}

/** Null when the next one is the first. */
export async function findPositionBefore(tx: Tx, { websiteId, next, without }: Neighbors): Promise<number | null> {
  const row = await tx
    .selectFrom('products')
    .select('position')
    .where('website_id', '=', websiteId)
    .where('id', '<>', without)
    .where((is) =>
      is.or([is('position', '<', next.position), is.and([is('position', '=', next.position), is('id', '<', next.id)])]),
    )
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.position ?? null
}

/** Makes room between all products again, without changing their order. */
export async function spreadPositions(tx: Tx, websiteId: string): Promise<void> {
  await sql`update products as p set position = ranked.rank * ${sql.lit(positionStep)}
    from (
      select id, row_number() over (order by position, id) as rank from products where website_id = ${websiteId}
    ) as ranked
    where p.website_id = ${websiteId} and p.id = ranked.id`.execute(tx)
}

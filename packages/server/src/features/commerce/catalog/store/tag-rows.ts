import { sql } from 'kysely'
import type { Tx } from '../../../../storage/database'

export async function listTags(tx: Tx, websiteId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct unnest(tags) as tag from products where website_id = ${websiteId} and not is_deleted
  `.execute(tx)
  return rows.map(({ tag }) => tag)
}

import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

interface Name {
  readonly name: string
  readonly count: number
}

/** As most of the items write them, most used first. */
export async function listNames(
  tx: Tx,
  { websiteId, collectionId, kind }: { websiteId: string; collectionId: string; kind: 'tags' | 'categories' },
): Promise<Name[]> {
  const { rows } = await sql<Name>`
    select mode() within group (order by name) as name, count(*)::int as count
    from collection_items as i, unnest(i.${sql.ref(kind)}) as name
    where i.website_id = ${websiteId} and i.collection_id = ${collectionId} and not i.is_deleted
    group by lower(name) order by count desc, lower(name)
  `.execute(tx)
  return rows
}

import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

export interface CollectionKey {
  readonly websiteId: string
  readonly collectionId: string
  /** Of the site: where its months begin. */
  readonly timeZone: string
}

export interface IndexRow {
  readonly kind: 'category' | 'tag' | 'month' | 'total'
  readonly key: string
  readonly name: string
  readonly count: number
}

/** More than anybody looks through. */
const maxNames = 10_000

/** What lists of the collection can be narrowed to, most used first, and how many items visitors see. */
export async function readIndexRows(tx: Tx, { websiteId, collectionId, timeZone }: CollectionKey): Promise<IndexRow[]> {
  const live = sql`from collection_items as i where website_id = ${websiteId} and collection_id = ${collectionId} and is_live`
  const names = (kind: string, keys: string, texts: string) => sql`
    (select ${sql.lit(kind)} as kind, it.key, min(it.name) as name, count(*)::integer as count
    from (select ${sql.ref(keys)} as keys, ${sql.ref(texts)} as texts ${live}) as own, unnest(own.keys, own.texts) as it (key, name)
    group by it.key order by count(*) desc, it.key limit ${maxNames})`
  const { rows } = await sql<IndexRow>`
    ${names('category', 'category_keys', 'categories')}
    union all ${names('tag', 'tag_keys', 'tags')}
    union all (select 'month', to_char(date_trunc('month', coalesce(starts_at, shown_at) at time zone ${timeZone}), 'YYYY-MM'), '',
      count(*)::integer ${live} and coalesce(starts_at, shown_at) is not null group by 2 order by 2 desc limit ${maxNames})
    union all (select 'total', '', '', count(*)::integer ${live})
  `.execute(tx)
  return rows
}

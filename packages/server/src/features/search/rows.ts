import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../storage/database'

interface FoundPage {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly words: string
}

const title = sql<string>`published_settings ->> 'title'`
const description = sql<string>`coalesce(published_settings ->> 'description', '')`
const isReadable = sql<SqlBool>`published_settings ->> 'kind' = 'page' and published_settings ->> 'access' = 'public'`

/** Published pages that everybody may read and that hold every term; those with the terms in their title come first. */
export async function findPagesHolding(
  tx: Tx,
  { websiteId, terms, limit }: { websiteId: string; terms: readonly string[]; limit: number },
): Promise<FoundPage[]> {
  const patterns = terms.map(toPattern)
  const inTitle = patterns.map((pattern) => sql<SqlBool>`${title} ilike ${pattern}`)
  return tx
    .selectFrom('pages')
    .select(['id', 'slug', title.as('title'), description.as('description'), 'search_words as words'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where('published_version', 'is not', null)
    .where(isReadable)
    .where((where) =>
      where.and(
        patterns.map(
          (pattern) => sql<SqlBool>`concat_ws(' ', ${title}, ${description}, search_words) ilike ${pattern}`,
        ),
      ),
    )
    .orderBy(sql`(${sql.join(inTitle, sql` and `)})`, 'desc')
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Signs that mean something in a pattern stand for themselves. */
function toPattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`
}

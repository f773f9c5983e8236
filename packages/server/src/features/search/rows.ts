import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../storage/database'
import { holdsTerm } from './term-rows'

interface FoundPage {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly words: string
}

const title = sql<string>`published_settings ->> 'title'`
const description = sql<string>`coalesce(published_settings ->> 'description', '')`
const isReadable = sql<SqlBool>`published_settings ->> 'kind' in ('page', 'store') and published_settings ->> 'access' = 'public'`

interface SearchedPages {
  readonly websiteId: string
  readonly terms: readonly string[]
  /** Of the site. */
  readonly language: string
  readonly limit: number
  /** Ids of pages that are at no address. */
  readonly without: readonly string[]
}

/** Published pages that everybody may read and that hold every term; those with the terms in their title come first. */
export async function findPagesHolding(
  tx: Tx,
  { websiteId, terms, language, limit, without }: SearchedPages,
): Promise<FoundPage[]> {
  const text = sql<string>`concat_ws(' ', ${title}, ${description}, search_words)`
  const inTitle = terms.map((term) => holdsTerm(title, term, language))
  return tx
    .selectFrom('pages')
    .select(['id', 'slug', title.as('title'), description.as('description'), 'search_words as words'])
    .where('website_id', '=', websiteId)
    .where('collection_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where('published_version', 'is not', null)
    .where(isReadable)
    .$if(without.length > 0, (query) => query.where('id', 'not in', [...without]))
    .where((where) => where.and(terms.map((term) => holdsTerm(text, term, language))))
    .orderBy(sql`(${sql.join(inTitle, sql` and `)})`, 'desc')
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()
}

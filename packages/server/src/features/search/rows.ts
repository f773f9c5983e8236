import { nothingFound, type SearchExtent, type SearchKind } from '@sitewright/model/search/search-kinds'
import { searchLimits } from '@sitewright/model/search/search-terms'
import type { SearchTerm } from '@sitewright/model/search/split-term'
import { sql } from 'kysely'
import type { Tx } from '../../storage/database'

/** A term with the words that stand in for each of its own, where a word is written wrong. */
export interface AskedTerm extends Pick<SearchTerm, 'sign'> {
  readonly words: readonly { readonly word: string; readonly near: readonly string[] }[]
}

export interface FoundEntry {
  readonly id: string
  readonly kind: SearchKind
  readonly pageId: string
  readonly collectionId: string | null
  readonly title: string
  readonly isPublic: boolean
}

interface Asked {
  readonly terms: readonly AskedTerm[]
  /** Of the site. */
  readonly language: string
  readonly withDrafts: boolean
  /** Items of these alone; null for those of all. */
  readonly collectionIds: readonly string[] | null
  /** Ids of pages that are at no address. */
  readonly without: readonly string[]
  /** Null for every kind. */
  readonly kind: SearchKind | null
  readonly limit: number
  readonly offset: number
}

interface Found extends SearchExtent {
  readonly entries: readonly FoundEntry[]
}

/** What holds every term, best and newest first. */
export async function findEntries(tx: Tx, asked: Asked): Promise<Found> {
  const { terms, language, withDrafts, collectionIds, without, kind, limit, offset } = asked
  const { rows } = await sql<{ found: Found }>`
    select search_site(${JSON.stringify(terms)}::jsonb, search_dictionary(${language}), ${withDrafts},
      ${collectionIds}::text[], ${without}::text[], ${kind}::text, ${limit}::integer, ${offset}::integer,
      ${searchLimits.counted}::integer) as found
  `.execute(tx)
  return rows[0]?.found ?? { ...nothingFound, entries: [] }
}

interface EntryText {
  readonly pageId: string
  readonly slug: string
  readonly description: string
  readonly body: string
}

/** What an excerpt is made of, as visitors read it. */
export async function readEntryTexts(
  tx: Tx,
  websiteId: string,
  pageIds: readonly string[],
): Promise<Map<string, EntryText>> {
  if (pageIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('pages')
    .leftJoin('products', (join) =>
      join.onRef('products.website_id', '=', 'pages.website_id').onRef('products.id', '=', 'pages.id'),
    )
    .select([
      'pages.id as pageId',
      'pages.slug',
      sql<string>`concat_ws(' ', nullif(pages.published_settings ->> 'description', ''),
        nullif(pages.published_settings -> 'item' ->> 'excerpt', ''))`.as('description'),
      sql<string>`concat_ws(' ', nullif(page_words(products.details), ''), pages.search_words)`.as('body'),
    ])
    .where('pages.website_id', '=', websiteId)
    .where('pages.id', 'in', [...pageIds])
    .execute()
  return new Map(rows.map((row) => [row.pageId, row]))
}

/** Words of the site among which the nearest to a misspelt one may be: those that begin or end like it. */
export async function listWordsLike(tx: Tx, websiteId: string, word: string): Promise<string[]> {
  const [first = '', second = ''] = word
  const { rows } = await sql<{ words: string | null }>`
    select string_agg(word, ' ') as words from search_vocabulary
    where website_id = ${websiteId}
      and ((word >= ${first} and word < ${first + lastCharacter}) or ending = ${word.slice(-3)}
        or (word >= ${second} and word < ${second + lastCharacter} and length(word) <= ${word.length + 2}::integer))
      and length(word) >= ${word.length - 2}::integer
  `.execute(tx)
  return rows[0]?.words?.split(' ') ?? []
}

const lastCharacter = '\u{10FFFF}'

/** Writes the stems of so many entries anew whose stems are of another language than the site; how many they were. */
export async function stemEntries(tx: Tx, websiteId: string, limit: number): Promise<number> {
  const { rows } = await sql<{ stemmed: number }>`
    select stem_search_entries(${websiteId}, ${limit}::integer) as stemmed
  `.execute(tx)
  return rows[0]?.stemmed ?? 0
}

import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import { conditions, type InboxQuery, wordQuery } from './condition-rows'
import type { InboxPosition } from './inbox-filter'

/** So many of the newest are looked at first: they tell how common the words are, and often hold a page of finds. */
const sampleSize = 1_500
/** Looking at more rows than this takes longer than the index of words. */
const deepestLook = 16_000
/** Places of a word that are read from the index in the time that one find takes to fetch. */
const readsPerFind = 50

interface Page {
  readonly after: InboxPosition | null
  readonly limit: number
}

/** The newest finds. What is common is soon found among the newest; what is rare is found by the index of words. */
export async function findIds(tx: Tx, query: InboxQuery, page: Page): Promise<string[]> {
  const sample = await look(tx, query, { ...page, rows: sampleSize })
  if (isEnough(sample, page, sampleSize)) return sample.ids
  const rows = Math.ceil((page.limit * sample.seen * 1.5) / sample.finds)
  if (rows <= deepestLook) {
    const deep = await look(tx, query, { ...page, rows })
    if (isEnough(deep, page, rows)) return deep.ids
  }
  return searchIndex(tx, query, page, chooseTerms(query.terms, sample))
}

interface Look {
  readonly ids: string[]
  readonly seen: number
  /** With all words in them. */
  readonly finds: number
  /** With each of the words. */
  readonly hits: readonly number[]
}

function isEnough({ ids, seen }: Look, { limit }: Page, rows: number): boolean {
  return ids.length === limit || seen < rows
}

/** Reads the newest rows one after the other. */
async function look(tx: Tx, query: InboxQuery, { after, limit, rows }: Page & { rows: number }): Promise<Look> {
  const all = wordQuery(query.terms)
  const hits = query.terms.map((term) => sql`count(*) filter (where words @@ ${wordQuery([term])})::int`)
  const { rows: told } = await sql<Look>`with newest as materialized (
      select id, created_at, words from submissions as s where ${conditions(query, after)}
      order by created_at desc, id desc limit ${rows})
    select count(*)::int as seen, count(*) filter (where words @@ ${all})::int as finds, array[${sql.join(hits)}] as hits,
      array(select id from newest where words @@ ${all} order by created_at desc, id desc limit ${limit}) as ids
    from newest`.execute(tx)
  return told[0] ?? { ids: [], seen: 0, finds: 0, hits: [] }
}

/**
 * The words to read from the index, the rarest first. Another one pays as long as reading all its places costs less than the
 * finds that it spares; the words that are left out are looked for in what was found.
 */
export function chooseTerms(terms: readonly string[], { seen, finds, hits }: Omit<Look, 'ids'>): readonly string[] {
  // A word that nobody saw may still be there: half a hit.
  const parts = terms.map((term, index) => ({ term, part: Math.max(hits[index] ?? 0, 0.5) / seen }))
  const [first, ...rest] = parts.toSorted((one, other) => one.part - other.part)
  if (first === undefined) return []
  const min = Math.max(finds, 0.5) / seen
  const chosen = [first.term]
  let left = first.part
  for (const { term, part } of rest) {
    const leftWithIt = Math.max(left * part, min)
    if (part > readsPerFind * (left - leftWithIt)) break
    chosen.push(term)
    left = leftWithIt
  }
  return chosen
}

async function searchIndex(tx: Tx, query: InboxQuery, page: Page, chosen: readonly string[]): Promise<string[]> {
  const { state, formId = null, isUnread = null, isStarred = null, since, before, terms } = query
  const { after, limit } = page
  const { rows } = await sql<{
    id: string
  }>`select id from search_submissions(${wordQuery(chosen)}, ${wordQuery(terms)},
    ${state}, ${formId}, ${isUnread}, ${isStarred}, ${since}, ${before}, ${after?.createdAt ?? null}, ${after?.id ?? null},
    ${limit})`.execute(tx)
  return rows.map(({ id }) => id)
}

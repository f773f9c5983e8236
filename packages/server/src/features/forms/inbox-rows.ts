import type { SubmissionState } from '@sitewright/model/forms/inbox'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tx } from '../../storage/database'
import type { Tables } from '../../storage/tables'
import type { InboxPosition } from './inbox-filter'
import type { Answers } from './read-answers'

export interface InboxQuery {
  readonly websiteId: string
  readonly state: SubmissionState
  readonly formId?: string | undefined
  readonly isUnread?: boolean | undefined
  readonly isStarred?: boolean | undefined
  readonly since: Date | null
  readonly before: Date | null
  /** All must be in it, each as the beginning of a word. */
  readonly terms: readonly string[]
}

export interface StoredSubmission {
  readonly id: string
  readonly formId: string
  readonly formVersion: number
  readonly state: SubmissionState
  readonly isRead: boolean
  readonly isStarred: boolean
  readonly answers: Answers
  readonly email: string | null
  readonly spamReasons: readonly string[]
  readonly pagePath: string
  readonly pageTitle: string
  readonly createdAt: Date
}

const columns = [
  'id',
  'form_id',
  'form_version',
  'state',
  'is_read',
  'is_starred',
  'answers',
  'email',
  'spam_reasons',
  'page_path',
  'page_title',
  'created_at',
] as const

/** Newest first, from the position on. */
export async function listSubmissions(
  tx: Tx,
  query: InboxQuery,
  page: { readonly after: InboxPosition | null; readonly limit: number },
): Promise<StoredSubmission[]> {
  if (query.terms.length > 0) {
    const ids = await findIds(tx, query, page)
    return ids.length === 0 ? [] : readSubmissions(tx, query.websiteId, ids)
  }
  const { rows } = await sql<Row>`select ${columnList} from submissions as s where ${conditions(query, page.after)}
    order by created_at desc, id desc limit ${page.limit}`.execute(tx)
  return rows.map(toSubmission)
}

export async function readSubmissions(tx: Tx, websiteId: string, ids: readonly string[]): Promise<StoredSubmission[]> {
  const rows = await tx
    .selectFrom('submissions')
    .select(columns)
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toSubmission)
}

export async function countSubmissions(tx: Tx, query: InboxQuery): Promise<number> {
  const source = query.terms.length === 0 ? sql`submissions` : sql`find_submissions(${wordQuery(query.terms)})`
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${source} as s
    where ${conditions(query, null)}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** What is common is soon found among the newest; what is rare is found by the index of words. */
const newest = 1_500
/** A term in more than this part of the newest is common. */
const commonPart = 0.05

async function findIds(
  tx: Tx,
  query: InboxQuery,
  { after, limit }: { after: InboxPosition | null; limit: number },
): Promise<string[]> {
  const all = wordQuery(query.terms)
  const hits = query.terms.map(
    (term) => sql`(select count(*)::int from candidates where words @@ ${wordQuery([term])})`,
  )
  const { rows } = await sql<{ ids: string[]; seen: number; hits: number[] }>`with candidates as materialized (
      select id, created_at, words from submissions as s where ${conditions(query, after)}
      order by created_at desc, id desc limit ${newest})
    select (select count(*)::int from candidates) as seen, array[${sql.join(hits)}] as hits,
      array(select id from candidates where words @@ ${all} order by created_at desc, id desc limit ${limit}) as ids`.execute(
    tx,
  )
  const { ids = [], seen = 0, hits: counted = [] } = rows[0] ?? {}
  if (ids.length === limit || seen < newest) return ids
  const rare = wordQuery(chooseRare(query.terms, counted, seen * commonPart))
  const { rows: found } = await sql<{ id: string }>`select s.id from find_submissions(${rare}) as s
    where ${conditions(query, after)} and s.words @@ ${all}
    order by s.created_at desc, s.id desc limit ${limit}`.execute(tx)
  return found.map(({ id }) => id)
}

/** The index reads all places of a word: common ones would cost more than looking at what the rare ones leave. */
function chooseRare(terms: readonly string[], hits: readonly number[], mostHits: number): readonly string[] {
  const rare = terms.filter((_term, index) => (hits[index] ?? 0) <= mostHits)
  if (rare.length > 0) return rare
  const least = hits.indexOf(Math.min(...hits))
  return terms.slice(least, least + 1)
}

/** Terms have letters and digits alone, so quotes around them are enough. */
function wordQuery(terms: readonly string[]): RawBuilder<unknown> {
  return sql`${terms.map((term) => `'${term}':*`).join(' & ')}::tsquery`
}

const columnList = sql.join(columns.map((name) => sql.ref(`s.${name}`)))

function conditions(query: InboxQuery, after: InboxPosition | null): RawBuilder<unknown> {
  const { websiteId, state, formId, isUnread, isStarred, since, before } = query
  return sql.join(
    [
      sql`s.website_id = ${websiteId} and s.state = ${sql.lit(state)}`,
      ...(formId === undefined ? [] : [sql`s.form_id = ${formId}`]),
      ...(isUnread === undefined ? [] : [isUnread ? sql`not s.is_read` : sql`s.is_read`]),
      ...(isStarred === undefined ? [] : [isStarred ? sql`s.is_starred` : sql`not s.is_starred`]),
      ...(since === null ? [] : [sql`s.created_at >= ${since}`]),
      ...(before === null ? [] : [sql`s.created_at < ${before}`]),
      ...(after === null ? [] : [sql`(s.created_at, s.id) < (${after.createdAt}, ${after.id})`]),
    ],
    sql` and `,
  )
}

type Row = Pick<Selectable<Tables['submissions']>, (typeof columns)[number]>

function toSubmission(row: Row): StoredSubmission {
  return {
    id: row.id,
    formId: row.form_id,
    formVersion: row.form_version,
    state: row.state as SubmissionState,
    isRead: row.is_read,
    isStarred: row.is_starred,
    answers: row.answers as Answers,
    email: row.email,
    spamReasons: row.spam_reasons,
    pagePath: row.page_path,
    pageTitle: row.page_title,
    createdAt: row.created_at,
  }
}

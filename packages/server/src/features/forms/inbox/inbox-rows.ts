import type { SubmissionState } from '@sitewright/model/forms/inbox'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { Tables } from '../../../storage/tables'
import type { Answers } from '../answers/read-answers'
import { conditions, type InboxQuery, wordQuery } from './condition-rows'
import type { InboxPosition } from './inbox-filter'
import { findIds } from './search-rows'

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

const columnList = sql.join(columns.map((name) => sql.ref(`s.${name}`)))

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

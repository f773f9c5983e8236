import type { FormKind } from '@sitewright/model/forms/find-forms'
import type { FormsOverview } from '@sitewright/model/forms/inbox'
import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

/** More stars than this are told as this many: nobody counts them. */
const maxStars = 10_000

export async function listForms(tx: Tx, websiteId: string): Promise<Omit<FormsOverview['forms'][number], 'unread'>[]> {
  const rows = await tx
    .selectFrom('forms')
    .select(['id', 'kind', 'name', 'is_live', 'page_id'])
    .where('website_id', '=', websiteId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as FormKind,
    name: row.name,
    isLive: row.is_live,
    pageId: row.page_id,
  }))
}

export interface SubmissionCount {
  readonly formId: string
  readonly state: string
  readonly total: number
  readonly unread: number
}

export async function countSubmissions(tx: Tx, websiteId: string): Promise<SubmissionCount[]> {
  const rows = await tx
    .selectFrom('submission_counts')
    .select(['form_id', 'state', 'total', 'unread'])
    .where('website_id', '=', websiteId)
    .execute()
  return rows.map((row) => ({
    formId: row.form_id,
    state: row.state,
    total: Number(row.total),
    unread: Number(row.unread),
  }))
}

export async function countStars(tx: Tx, websiteId: string): Promise<number> {
  const { rows } = await sql<{ stars: number }>`select count(*)::int as stars from (select 1 from submissions
    where website_id = ${websiteId} and state = 'inbox' and is_starred limit ${maxStars}) as starred`.execute(tx)
  return rows[0]?.stars ?? 0
}

import { sql } from 'kysely'
import type { Tx } from '../../storage/database'
import type { Answers } from './read-answers'

/** A submission on its way into the database. */
export interface NewSubmission {
  readonly id: string
  readonly formId: string
  readonly formVersion: number
  readonly state: 'inbox' | 'spam'
  readonly isDelivered: boolean
  readonly answers: Answers
  readonly email: string | null
  readonly words: readonly string[]
  readonly fingerprint: string
  readonly spamReasons: readonly string[]
  readonly pageId: string | null
  readonly pagePath: string
  readonly pageTitle: string
  readonly createdAt: Date
}

/** Every row has its site among its words, so that a search finds those of one site by the index alone. */
function siteWord(websiteId: string): string {
  return `site${websiteId}`
}

/** One statement for however many; answers the ids of those that are new. The others came with a key that was used. */
export async function insertSubmissions(
  tx: Tx,
  websiteId: string,
  submissions: readonly NewSubmission[],
): Promise<Set<string>> {
  const records = submissions.map((it) => ({
    id: it.id,
    form_id: it.formId,
    form_version: it.formVersion,
    state: it.state,
    is_delivered: it.isDelivered,
    answers: it.answers,
    email: it.email,
    words: [siteWord(websiteId), ...it.words],
    fingerprint: it.fingerprint,
    spam_reasons: it.spamReasons,
    page_id: it.pageId,
    page_path: it.pagePath,
    page_title: it.pageTitle,
    created_at: it.createdAt.toISOString(),
  }))
  const { rows } = await sql<{ id: string }>`insert into submissions (website_id, id, form_id, form_version, state,
      is_delivered, answers, email, words, fingerprint, spam_reasons, page_id, page_path, page_title, created_at,
      state_changed_at)
    select ${websiteId}, id, form_id, form_version, state, is_delivered, answers, email, array_to_tsvector(words),
      fingerprint, spam_reasons, page_id, page_path, page_title, created_at, created_at
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given (id text, form_id text, form_version integer,
      state text, is_delivered boolean, answers jsonb, email text, words text[], fingerprint text, spam_reasons text[],
      page_id text, page_path text, page_title text, created_at timestamptz)
    on conflict (website_id, id) do nothing returning id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Those of the fingerprints that a submission since then has. */
export async function findFingerprints(
  tx: Tx,
  websiteId: string,
  { fingerprints, since }: { fingerprints: readonly string[]; since: Date },
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('submissions')
    .select('fingerprint')
    .distinct()
    .where('website_id', '=', websiteId)
    .where('fingerprint', 'in', fingerprints)
    .where('created_at', '>=', since)
    .execute()
  return new Set(rows.map(({ fingerprint }) => fingerprint))
}

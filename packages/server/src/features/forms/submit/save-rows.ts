import { sql } from 'kysely'
import { insertJobsFrom } from '../../../jobs/rows'
import type { Tx } from '../../../storage/database'
import { quoteText } from '../../../storage/quote-text'
import type { Answers } from '../answers/read-answers'

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

/** One submission of a group, with all that the statement decides on. */
export interface SubmissionToStore {
  readonly submission: NewSubmission
  /** The same words again within a while are a second press or a machine. */
  readonly checksDuplicates: boolean
  /** Added together with the submission where that is new and no spam. */
  readonly deliveries: readonly { id: string; kind: string; key: string; payload: unknown }[]
}

export function findFingerprints(
  tx: Tx,
  websiteId: string,
  ids: readonly string[],
): Promise<{ id: string; fingerprint: string }[]> {
  return tx
    .selectFrom('submissions')
    .select(['id', 'fingerprint'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute()
}

const duplicateWindow = '10 minutes'

/** Every row has its site among its words, so that a search finds those of one site by the index alone. */
function siteWord(websiteId: string): string {
  return `site${websiteId}`
}

/**
 * One statement for however many: it keeps apart what came a moment ago, passes over keys that were used, and adds the jobs
 * that deliver the rest. Its rows are the ids of those that are new. No id may be in it twice.
 */
export function insertionOf(websiteId: string, items: readonly SubmissionToStore[]): string {
  const records = items.map(({ submission: it, checksDuplicates, deliveries }, position) => ({
    position,
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
    checks_duplicates: checksDuplicates,
    deliveries,
  }))
  const site = quoteText(websiteId)
  return `with given as materialized (
      select * from jsonb_to_recordset(${quoteText(JSON.stringify(records))}::jsonb) as record (position integer, id text,
        form_id text, form_version integer, state text, is_delivered boolean, answers jsonb, email text, words text[],
        fingerprint text, spam_reasons text[], page_id text, page_path text, page_title text, created_at timestamptz,
        checks_duplicates boolean, deliveries jsonb)),
    judged as (
      select given.*, checks_duplicates and (
        row_number() over (partition by checks_duplicates, fingerprint order by position) > 1
        or exists (select 1 from submissions as sent where sent.website_id = ${site}
          and sent.fingerprint = given.fingerprint
          and sent.created_at >= given.created_at - interval '${duplicateWindow}')) as is_duplicate
      from given),
    added as (
      insert into submissions (website_id, id, form_id, form_version, state, is_delivered, answers, email, words,
        fingerprint, spam_reasons, page_id, page_path, page_title, created_at, state_changed_at)
      select ${site}, id, form_id, form_version, case when is_duplicate then 'spam' else state end,
        is_delivered and not is_duplicate, answers, email, array_to_tsvector(words), fingerprint,
        case when is_duplicate then array_append(spam_reasons, 'duplicate') else spam_reasons end, page_id, page_path,
        page_title, created_at, created_at
      from judged order by position
      on conflict (website_id, id) do nothing returning id, is_delivered),
    planned as (${insertJobsFrom(`select ${site}, job.id, job.kind, job.lane, job.key, job.payload, given.created_at
      from added join given on given.id = added.id cross join jsonb_to_recordset(given.deliveries)
        as job (id text, kind text, lane text, key text, payload jsonb)
      where added.is_delivered`)})
    select id from added`
}

/** Runs the statement of `insertionOf` inside of a transaction. */
export async function insertSubmissions(tx: Tx, statement: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`${sql.raw(statement)}`.execute(tx)
  return rows
}

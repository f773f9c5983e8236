import type { SubmissionState } from '@sitewright/model/forms/inbox'
import { type RawBuilder, sql } from 'kysely'
import type { InboxPosition } from './inbox-filter'

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

export function conditions(query: InboxQuery, after: InboxPosition | null): RawBuilder<unknown> {
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

/** Terms have letters and digits alone, so quotes around them are enough. */
export function wordQuery(terms: readonly string[]): RawBuilder<unknown> {
  return sql`${terms.map((term) => `'${term}':*`).join(' & ')}::tsquery`
}

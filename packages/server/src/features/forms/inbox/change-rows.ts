import { type SubmissionChange, type SubmissionState, submissionTable } from '@sitewright/model/forms/inbox'
import { statesLeadingTo } from '@sitewright/model/states/state-table'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../storage/database'

interface Chosen {
  readonly websiteId: string
  readonly ids: readonly string[]
}

/** Answers how many there were. Who stays where it is keeps its time there: the bin is emptied by it. */
export async function updateSubmissions(
  tx: Tx,
  { websiteId, ids }: Chosen,
  { isRead, isStarred, state }: SubmissionChange,
  at: Date,
): Promise<number> {
  const values = {
    ...(isRead === undefined ? {} : { is_read: isRead }),
    ...(isStarred === undefined ? {} : { is_starred: isStarred }),
    ...(state === undefined ? {} : { state, state_changed_at: timeOfState(state, at) }),
  }
  if (Object.keys(values).length === 0) return 0
  let chosen = tx
    .updateTable('submissions')
    .set(values)
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...new Set(ids)])
  if (state !== undefined) chosen = chosen.where('state', 'in', [state, ...statesLeadingTo(submissionTable, state)])
  return (await chosen.returning('id').execute()).length
}

function timeOfState(state: SubmissionState, at: Date): RawBuilder<Date> {
  return sql`case when state = ${state} then state_changed_at else ${at}::timestamptz end`
}

export interface UndeliveredSubmission {
  readonly id: string
  readonly email: string | null
  readonly formId: string
  readonly formVersion: number
}

/** Marked in the same statement that finds them: two owners who press at once deliver once. */
export async function takeUndelivered(tx: Tx, { websiteId, ids }: Chosen): Promise<UndeliveredSubmission[]> {
  const rows = await tx
    .updateTable('submissions')
    .set({ is_delivered: true })
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .where('is_delivered', '=', false)
    .returning(['id', 'email', 'form_id', 'form_version'])
    .execute()
  return rows.map((row) => ({ id: row.id, email: row.email, formId: row.form_id, formVersion: row.form_version }))
}

import { type SubmissionState, submissionStates, submissionTable } from '@sitewright/model/forms/inbox'
import { statesBefore } from '@sitewright/model/states/state-table'
import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

const erasable = statesBefore(submissionTable, 'erase')
const isBinned = sql`state in (${sql.join(erasable.map((state) => sql.lit(state)))})`

export interface CleaningLimits {
  readonly binnedBefore: Date
  /** Null keeps submissions for ever. */
  readonly sentBefore: Date | null
  readonly max: number
}

/** Removes some of what is too old, with its notes; answers how many, and how many are left in the bin. */
export async function removeOldSubmissions(
  tx: Tx,
  websiteId: string,
  { binnedBefore, sentBefore, max }: CleaningLimits,
) {
  const binned = await idsOf(tx, sql`${isBinned} and state_changed_at < ${binnedBefore}`, { websiteId, max })
  const old =
    sentBefore === null || binned.length > 0 ? [] : await idsOf(tx, sql`created_at < ${sentBefore}`, { websiteId, max })
  const erased = await eraseBinned(tx, websiteId, binned)
  const removed = erased + (await removeSubmissions(tx, websiteId, old))
  if (removed > 0) return { removed, binned: 1 }
  const left = await idsOf(tx, isBinned, { websiteId, max: 1 })
  return { removed: 0, binned: left.length }
}

async function idsOf(
  tx: Tx,
  condition: ReturnType<typeof sql>,
  { websiteId, max }: { websiteId: string; max: number },
) {
  const { rows } = await sql<{ id: string }>`select id from submissions
    where website_id = ${websiteId} and ${condition} limit ${max}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Out of the bin for good, also when somebody takes some of them back at the same moment; answers how many. */
export function eraseBinned(tx: Tx, websiteId: string, ids: readonly string[]): Promise<number> {
  return removeSubmissions(tx, websiteId, ids, erasable)
}

/** With their notes, and only where they lie in one of these states; answers how many. */
export async function removeSubmissions(
  tx: Tx,
  websiteId: string,
  ids: readonly string[],
  states: readonly SubmissionState[] = submissionStates,
): Promise<number> {
  if (ids.length === 0) return 0
  const removed = await tx
    .deleteFrom('submissions')
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .where('state', 'in', [...states])
    .returning('id')
    .execute()
  const removedIds = removed.map(({ id }) => id)
  if (removedIds.length === 0) return 0
  await tx
    .deleteFrom('submission_notes')
    .where('website_id', '=', websiteId)
    .where('submission_id', 'in', removedIds)
    .execute()
  return removedIds.length
}

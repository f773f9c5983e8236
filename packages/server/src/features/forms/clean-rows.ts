import { sql } from 'kysely'
import type { Tx } from '../../storage/database'

export interface CleaningLimits {
  readonly binnedBefore: Date
  /** Null keeps submissions for ever. */
  readonly sentBefore: Date | null
  readonly most: number
}

/** Removes some of what is too old, with its notes; answers how many, and how many are left in the bin. */
export async function removeOldSubmissions(
  tx: Tx,
  websiteId: string,
  { binnedBefore, sentBefore, most }: CleaningLimits,
) {
  const binned = await idsOf(tx, sql`state = 'deleted' and state_changed_at < ${binnedBefore}`, { websiteId, most })
  const old =
    sentBefore === null || binned.length > 0
      ? []
      : await idsOf(tx, sql`created_at < ${sentBefore}`, { websiteId, most })
  const ids = [...binned, ...old]
  if (ids.length > 0) {
    await removeSubmissions(tx, websiteId, ids)
    return { removed: ids.length, binned: 1 }
  }
  const left = await idsOf(tx, sql`state = 'deleted'`, { websiteId, most: 1 })
  return { removed: 0, binned: left.length }
}

async function idsOf(
  tx: Tx,
  condition: ReturnType<typeof sql>,
  { websiteId, most }: { websiteId: string; most: number },
) {
  const { rows } = await sql<{ id: string }>`select id from submissions
    where website_id = ${websiteId} and ${condition} limit ${most}`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function removeSubmissions(tx: Tx, websiteId: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('submission_notes')
    .where('website_id', '=', websiteId)
    .where('submission_id', 'in', ids)
    .execute()
  await tx.deleteFrom('submissions').where('website_id', '=', websiteId).where('id', 'in', ids).execute()
}

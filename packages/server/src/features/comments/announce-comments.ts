import { collectionTag, pageTag } from '../../content/cache-tags'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import { tellFollowersJob, tellOwnerJob } from './job-kinds'
import { followByComments, listUntold } from './store/follower-rows'
import { listItems } from './store/item-rows'

type Telling = Pick<Services, 'database' | 'jobs' | 'now'>

/** An approval can be taken back for as long before anybody gets an email of it. */
const undoMs = 60_000
/** A flood of comments is a few emails. */
const ownerPauseMs = 5 * 60_000

/** Of the pages that show these items, and of lists that say how many comments they have. */
export async function listCommentTags(tx: Tx, websiteId: string, itemIds: readonly string[]): Promise<string[]> {
  const items = await listItems(tx, websiteId, [...new Set(itemIds)])
  return [...new Set(items.flatMap(({ id, collectionId }) => [pageTag(id), collectionTag(collectionId)]))]
}

/** What shows these comments is drawn anew. */
export async function announceItems(
  tx: Tx,
  { database }: Pick<Services, 'database'>,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> {
  const tags = await listCommentTags(tx, websiteId, itemIds)
  if (tags.length > 0) await database.announce(tx, { websiteId, tags })
}

/** After comments were approved: who wants emails gets them from now on, and who wanted them before hears of these. */
export async function tellOfApproved(
  tx: Tx,
  { jobs, now }: Telling,
  websiteId: string,
  ids: readonly string[],
): Promise<void> {
  await followByComments(tx, websiteId, ids, new Date(now()))
  const runAt = new Date(now() + undoMs)
  for (const commentId of await listUntold(tx, websiteId, ids)) {
    await jobs.add(tx, { kind: tellFollowersJob, websiteId, key: commentId, runAt, payload: { commentId } })
  }
}

/** Once for all that come within some minutes. */
export async function tellOwner(tx: Tx, { jobs, now }: Telling, websiteId: string): Promise<void> {
  const start = Math.floor(now() / ownerPauseMs) * ownerPauseMs
  await jobs.add(tx, {
    kind: tellOwnerJob,
    websiteId,
    key: String(start),
    runAt: new Date(start + ownerPauseMs),
    payload: { since: new Date(start).toISOString() },
  })
}

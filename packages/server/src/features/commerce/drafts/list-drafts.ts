import type { DraftList, DraftListQuery } from '@sitewright/model/commerce/orders/draft-order'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { id } from '@sitewright/model/id'
import { storedTime } from '@sitewright/model/stored-values'
import { z } from 'zod'
import { readStorableJson } from '../../../http/check-text'
import type { Services } from '../../../services/services'
import { summarizeDraft } from './describe-draft'
import { countDrafts, type DraftPosition, listDrafts } from './store/draft-list-rows'
import type { StoredDraft } from './store/draft-rows'

export async function readDrafts(
  { database }: Pick<Services, 'database'>,
  websiteId: string,
  { cursor, limit }: DraftListQuery,
): Promise<Result<DraftList>> {
  const after = cursor === undefined ? null : readCursor(cursor)
  if (isFailure(after)) return after
  return database.site(websiteId, async (tx) => {
    const found = await listDrafts(tx, websiteId, { after, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      drafts: shown.map(summarizeDraft),
      nextCursor: last === undefined ? null : writeCursor(last),
      total: (await countDrafts(tx, websiteId)).all,
    }
  })
}

const position = z.tuple([z.boolean(), storedTime, id])

function writeCursor({ orderId, updatedAt, id: draftId }: StoredDraft): string {
  const written: z.infer<typeof position> = [orderId !== null, updatedAt.toISOString(), draftId]
  return Buffer.from(JSON.stringify(written)).toString('base64url')
}

function readCursor(cursor: string): Result<DraftPosition> {
  const read = position.safeParse(readStorableJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!read.success)
    return fail('request.invalid', { errors: { cursor: 'Invalid cursor. Use the one from the previous page.' } })
  const [isOrdered, updatedAt, draftId] = read.data
  return { isOrdered, updatedAt: new Date(updatedAt), draftId }
}

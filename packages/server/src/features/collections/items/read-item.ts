import type { ItemDetail, ItemState } from '@sitewright/model/collections/answers/item-answers'
import type { ItemFields } from '@sitewright/model/collections/item'
import { itemFields } from '@sitewright/model/collections/item'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { readSiteDocument } from '../../../content/document-rows'
import type { Tx } from '../../../storage/database'
import { findHomepageId } from '../../pages/store/homepage-rows'
import { toSummary } from '../../pages/store/page-context'
import type { PageRow } from '../../pages/store/rows'
import { findItem, type StoredItem } from './find-item'

/** The answer to whatever read or changed an item. */
export async function answerItem(tx: Tx, websiteId: string, itemId: string): Promise<Result<ItemDetail>> {
  const stored = await findItem(tx, { websiteId, itemId })
  if (stored === null) return fail('request.not-found')
  const homepageId = await findHomepageId(tx, websiteId)
  const authorIds = await readAuthorIds(tx, websiteId)
  return toDetail(stored, { homepageId, authorIds })
}

/** An author who was deleted is none, until the deletion is undone. */
export async function readAuthorIds(tx: Tx, websiteId: string): Promise<ReadonlySet<string>> {
  const { body } = await readSiteDocument(tx, websiteId, 'authors')
  return new Set(body.authors.map(({ id }) => id))
}

export function knownAuthor(authorId: string | null, known: ReadonlySet<string>): string | null {
  return authorId !== null && known.has(authorId) ? authorId : null
}

interface Surroundings {
  readonly homepageId: string | null
  readonly authorIds: ReadonlySet<string>
}

function toDetail({ page, collection }: StoredItem, { homepageId, authorIds }: Surroundings): ItemDetail {
  const item = fieldsOf(page)
  return {
    ...toSummary(page, homepageId),
    collectionId: collection.id,
    item: { ...item, authorId: knownAuthor(item.authorId, authorIds) },
    itemState: itemStateOf({
      isLive: page.publishedVersion !== null,
      isScheduled: page.scheduledAt !== null,
      isInReview: item.isInReview,
    }),
  }
}

export function fieldsOf({ settings }: Pick<PageRow, 'settings'>): ItemFields {
  return settings.item ?? itemFields.parse({})
}

export function itemStateOf(facts: { isLive: boolean; isScheduled: boolean; isInReview: boolean }): ItemState {
  if (facts.isLive) return 'published'
  if (facts.isScheduled) return 'scheduled'
  return facts.isInReview ? 'review' : 'draft'
}

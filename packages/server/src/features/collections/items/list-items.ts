import type { ItemList, ItemQuery, ItemSummary } from '@sitewright/model/collections/answers/item-answers'
import { eventTimes } from '@sitewright/model/collections/item'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { id } from '@sitewright/model/id'
import { addressOfItem } from '@sitewright/model/pages/addresses/page-path'
import { storedTime } from '@sitewright/model/stored-values'
import { instantOfWallTime } from '@sitewright/model/timing/zoned-time'
import { z } from 'zod'
import { readSiteDocument } from '../../../content/document-rows'
import { readStorableJson } from '../../../http/check-text'
import type { PageServices } from '../../pages/store/page-context'
import { findCollection } from './find-item'
import { type ListedItem, type ListPosition, listItems } from './list-rows'
import { itemStateOf, knownAuthor, readAuthorIds } from './read-item'

/** More words than anybody looks for by. */
const maxWords = 10

const dayMs = 24 * 60 * 60 * 1000

export async function readItems(
  { database, now }: Pick<PageServices, 'database' | 'now'>,
  websiteId: string,
  { collectionId, query: asked }: { collectionId: string; query: ItemQuery },
): Promise<Result<ItemList>> {
  const { cursor, limit, query = '', from, to, ...filter } = asked
  const after = cursor === undefined ? null : readCursor(filter.sort, cursor)
  if (isFailure(after)) return after
  const words = query.split(/\s+/).filter(Boolean).slice(0, maxWords)
  return database.site(websiteId, async (tx) => {
    const collection = await findCollection(tx, websiteId, collectionId)
    if (collection === null) return fail('request.not-found')
    const { body: site } = await readSiteDocument(tx, websiteId, 'settings')
    const authorIds = await readAuthorIds(tx, websiteId)
    const days = { from: beginOf(from, site.timeZone), to: beginOf(to && dayAfter(to), site.timeZone) }
    const wanted = { ...filter, ...days, websiteId, collectionId, words, at: new Date(now()) }
    const page = { after, limit: limit + 1, knownTotal: after?.total ?? null }
    const { items, total } = await listItems(tx, wanted, page)
    const shown = items.slice(0, limit)
    const last = items.length > limit ? shown.at(-1) : undefined
    return {
      items: shown.map((item) => toSummary(item, { collectionId, slug: collection.settings.slug, authorIds })),
      nextCursor: last === undefined ? null : writeCursor(filter.sort, last, total),
      total,
    }
  })
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
}

/** Days begin where the site is at home. */
function beginOf(day: string | undefined, timeZone: string): Date | undefined {
  const at = day === undefined ? null : instantOfWallTime(`${day}T00:00`, timeZone)
  return at === null ? undefined : new Date(at)
}

interface Surroundings {
  readonly collectionId: string
  /** Of the page of the collection. */
  readonly slug: string
  readonly authorIds: ReadonlySet<string>
}

function toSummary(row: ListedItem, { collectionId, slug, authorIds }: Surroundings): ItemSummary {
  return {
    id: row.id,
    collectionId,
    path: addressOfItem(slug, row.slug),
    title: row.title,
    state: itemStateOf(row),
    hasUnpublishedChanges: row.isLive && row.publishedVersion !== row.draftVersion,
    pictureId: row.pictureId,
    authorId: knownAuthor(row.authorId, authorIds),
    tags: row.tags,
    categories: row.categories,
    isFeatured: row.isFeatured,
    allowsComments: row.allowsComments,
    date: row.shownAt?.toISOString() ?? null,
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    event: eventTimes.nullable().parse(row.event ?? null),
    commentCount: row.commentCount,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The value that the list is sorted by, the id, and how many there were in all. */
const storedPosition = z.tuple([z.union([z.string().max(300), z.int()]), id, z.int().min(0)])

function writeCursor(sort: ItemQuery['sort'], last: ListedItem, total: number): string {
  const day = last.listedAt.toISOString()
  const values = {
    latest: last.updatedAt.toISOString(),
    date: day,
    oldest: day,
    title: last.titleKey,
    order: last.position,
  }
  return Buffer.from(JSON.stringify([values[sort], last.id, total])).toString('base64url')
}

function readCursor(sort: ItemQuery['sort'], cursor: string): Result<ListPosition & { total: number }> {
  const read = storedPosition.safeParse(readStorableJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  const wrong = fail('request.invalid', { errors: { cursor: 'Invalid cursor.' } })
  if (!read.success) return wrong
  const [value, lastId, total] = read.data
  if ((sort === 'order') !== (typeof value === 'number')) return wrong
  if (sort === 'order' || sort === 'title') return { value, id: lastId, total }
  return storedTime.safeParse(value).success ? { value: new Date(value), id: lastId, total } : wrong
}

import type { RenderedPage } from '../../../cache/page-cache'
import { collectionTag, pageTag } from '../../../content/cache-tags'
import type { LivePage } from '../../../content/site-rows'
import { describePage } from '../../../render/render-visit'
import { type Answered, answerIn, type FormatParts } from './answer-format'
import type { Collection } from './collection'
import type { CollectionIndex } from './collection-index'
import { describeCollectionJson, describeItemJson, describePaging, describeSiteJson, writeJson } from './describe-json'
import { readFiles } from './feed-rows'
import { writeCalendar } from './ical'
import type { ListQuery, ViewFormat } from './list-query'
import { listPictureIds, readAssetMap, tagFiles } from './make-cards'
import { filterOf, readListed } from './read-listed'
import { findNextEnd, listItems, type ShownItem } from './rows'
import { showList } from './show-list'
import { writeFeed } from './write-feed'

interface ListViewInput {
  readonly collection: Collection
  readonly page: LivePage
  readonly index: CollectionIndex
  readonly query: ListQuery
  readonly format: ViewFormat
}

export async function showListFormat(parts: FormatParts, input: ListViewInput): Promise<RenderedPage | null> {
  const { format, page } = input
  const answer = await writeList(parts, input)
  return answer && answerIn(format, { ...answer, tags: [...answer.tags, pageTag(page.id)] }, input.collection.slug)
}

async function writeList(parts: FormatParts, input: ListViewInput): Promise<Answered | null> {
  const { collection, page, format, query } = input
  if (format === 'rss') return writeListFeed(parts, input)
  if (format === 'ical') return writeListCalendar(parts, input)
  if (format !== 'main-content') return writeListJson(parts, input, format)
  const plain = { ...input, query: { ...query, format: null }, now: parts.now() }
  const added = await parts.database.site(collection.websiteId, (tx) => showList(tx, plain))
  const main = await parts.contents.renderMain(collection.site, page.id, added)
  return main && { body: main.html, tags: [...added.tags, ...main.tags], until: added.until ?? null }
}

const maxInFeed = 20

async function writeListFeed({ database, contents }: FormatParts, input: ListViewInput): Promise<Answered> {
  const { collection, page, query } = input
  const { websiteId, site, design } = collection
  const { items, files } = await database.site(websiteId, async (tx) => {
    const filter = { ...filterOf(collection, query), isPublicAlone: true }
    const items = query.isUnknown ? [] : await listItems(tx, { ...filter, order: 'newest', limit: maxInFeed })
    const sounds = items.flatMap(({ fields: { audio } }) => audio?.assetId ?? [])
    const podcast = design.podcast.pictureId ?? []
    const files = await readFiles(tx, websiteId, [...listPictureIds(items), ...sounds].concat(podcast))
    return { items, files }
  })
  const ids = items.map(({ id }) => id)
  const bodies = await contents.renderSections(site, ids)
  const { title } = page.settings
  const feed = { collection, query, title, description: describePage(site, page), items, bodies: bodies.html, files }
  return {
    body: writeFeed(feed),
    tags: [...tagList(collection, [...files.keys()]), ...ids.map(pageTag), ...bodies.tags],
  }
}

function tagList({ collectionId }: Collection, fileIds: readonly string[]): string[] {
  return [collectionTag(collectionId), ...tagFiles(fileIds)]
}

const maxInCalendar = 500
/** Calendars keep what they were told; events that are over are told for so long. */
const pastMs = 366 * 24 * 60 * 60 * 1000

async function writeListCalendar({ database, now }: FormatParts, input: ListViewInput): Promise<Answered> {
  const { collection, query } = input
  const at = new Date(now() - pastMs)
  const filter = { ...filterOf(collection, query), isPublicAlone: true, events: { at, isPast: false } }
  const { items, next } = await database.site(collection.websiteId, async (tx) => {
    const items = query.isUnknown ? [] : await listItems(tx, { ...filter, order: 'by-start', limit: maxInCalendar })
    return { items, next: await findNextEnd(tx, filter, at) }
  })
  const until = next === null ? null : next.getTime() + pastMs
  return { body: writeCalendar(collection, items), tags: tagList(collection, []), until }
}

async function writeListJson(
  { database, now }: FormatParts,
  { collection, index, query }: ListViewInput,
  format: 'json' | 'json-pretty',
): Promise<Answered> {
  const listed = await database.site(collection.websiteId, async (tx) => {
    const found = await readListed(tx, collection, { query, now: now(), isPublicAlone: true })
    const ids = listPictureIds([...found.items, ...found.pastItems])
    return { ...found, ids, assets: await readAssetMap(tx, collection.websiteId, ids) }
  })
  const describe = (item: ShownItem) => describeItemJson(collection, item, listed.assets)
  const value = {
    website: describeSiteJson(collection),
    collection: describeCollectionJson(collection, index),
    items: listed.items.map(describe),
    ...(collection.name === 'events' ? { past: listed.pastItems.map(describe) } : {}),
    pagination: describePaging(collection, query, listed.hasMore),
  }
  return { body: writeJson(value, format), tags: tagList(collection, listed.ids), until: listed.until }
}

import type { RenderedPage } from '../../../cache/page-cache'
import { pageTag } from '../../../content/cache-tags'
import { type Answered, answerIn, type FormatParts } from './answer-format'
import type { Collection } from './collection'
import { describeCollectionJson, describeItemJson, describeSiteJson, writeJson } from './describe-json'
import { readFiles } from './feed-rows'
import { writeCalendar } from './ical'
import { plainQuery, type ViewFormat } from './list-query'
import { listPictureIds, tagFiles } from './make-cards'
import type { FoundItemRow } from './rows'
import { showItem } from './show-item'
import { writeFeed } from './write-feed'

interface ItemViewInput {
  readonly collection: Collection
  readonly item: FoundItemRow
  readonly format: ViewFormat
}

/** The body is there for who may read it; the caller knows. */
export async function showItemFormat(parts: FormatParts, input: ItemViewInput): Promise<RenderedPage | null> {
  const { item, format, collection } = input
  const answer = await writeItem(parts, input)
  const tags = [pageTag(item.id), pageTag(collection.collectionId)]
  return answer && answerIn(format, { ...answer, tags: [...answer.tags, ...tags] }, item.slug)
}

async function writeItem({ database, contents, now }: FormatParts, input: ItemViewInput): Promise<Answered | null> {
  const { collection, item, format } = input
  const { site, websiteId } = collection
  if (format === 'ical') return { body: writeCalendar(collection, [item]), tags: [] }
  if (format === 'main-content') {
    const added = await database.site(websiteId, (tx) =>
      showItem(tx, { collection, item, now: now(), isTeaser: false, hasComments: false }),
    )
    const main = await contents.renderMain(site, item.id, added)
    return main && { body: main.html, tags: [...added.tags, ...main.tags], until: added.until ?? null }
  }
  const bodies = await contents.renderSections(site, [item.id])
  const body = bodies.html.get(item.id)
  if (body === undefined) return null
  const fileIds = [...listPictureIds([item]), ...(item.fields.audio ? [item.fields.audio.assetId] : [])]
  const files = await database.site(websiteId, (tx) => readFiles(tx, websiteId, fileIds))
  const tags = [...tagFiles(fileIds), ...bodies.tags]
  if (format === 'rss') {
    const query = { ...plainQuery, format }
    const feed = { collection, query, title: item.title, description: '', items: [item], bodies: bodies.html, files }
    return { body: writeFeed(feed), tags }
  }
  const value = {
    website: describeSiteJson(collection),
    collection: describeCollectionJson(collection),
    item: { ...describeItemJson(collection, item, files), body },
  }
  return { body: writeJson(value, format), tags }
}

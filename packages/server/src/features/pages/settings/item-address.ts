import { newCollectionDesign } from '@sitewright/model/collections/collection-design'
import { type BlogPost, fillBlogUrlPattern } from '@sitewright/model/links/blog-url'
import { slug } from '@sitewright/model/pages/page-settings'
import { wallTimeOf } from '@sitewright/model/timing/zoned-time'
import { readSiteDocument } from '../../../content/document-rows'
import type { Tx } from '../../../storage/database'
import { chooseFreeSlug } from '../store/choose-slug'
import type { PageRow } from '../store/rows'

const longestSlug = 180

/** By the owner's pattern, which may have slashes and dashes where no address can. */
export function fillItemAddress(pattern: string, post: BlogPost): string {
  const parts = fillBlogUrlPattern(pattern, post)
    .slice(0, longestSlug)
    .split('/')
    .map((part) => part.split('-').filter(Boolean).join('-'))
  return parts.filter(Boolean).join('/')
}

interface NewAddress {
  readonly websiteId: string
  /** The page that lists the item. */
  readonly collection: PageRow
  readonly title: string
  /** The day of the item, which is another one in another zone. */
  readonly at: number
}

/** For a new item, by the pattern of its collection, and with a number where that is taken. */
export async function chooseItemAddress(tx: Tx, { websiteId, collection, title, at }: NewAddress): Promise<string> {
  const { body: site } = await readSiteDocument(tx, websiteId, 'settings')
  const [year = 0, month = 0, day = 0] = wallTimeOf(at, site.timeZone).slice(0, 10).split('-').map(Number)
  const { itemAddress } = collection.settings.collection ?? newCollectionDesign('blog')
  const wanted = slug.parse(fillItemAddress(itemAddress, { year, month, day, title }))
  return chooseFreeItemSlug(tx, { websiteId, collection, wanted })
}

/** No page of the tree may have the whole address either. */
export function chooseFreeItemSlug(
  tx: Tx,
  {
    websiteId,
    collection,
    wanted,
  }: { websiteId: string; collection: Pick<PageRow, 'id' | 'settings'>; wanted: string },
): Promise<string> {
  return chooseFreeSlug(tx, { websiteId, collectionId: collection.id, below: collection.settings.slug, wanted })
}

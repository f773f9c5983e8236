import { type Failure, fail } from '@sitewright/model/failures/catalog'
import { addressOfItem, addressOfPage, addressOfProduct } from '@sitewright/model/pages/addresses/page-path'
import type { PageDetail, PageSummary } from '@sitewright/model/pages/page-answers'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { statusOfPage } from '@sitewright/model/pages/page-status'
import {
  type ContentStatusName,
  contentStatuses,
  visibilityByStatus,
} from '@sitewright/model/reference/content-statuses'
import {
  collectionTag,
  navigationTag,
  pageTag,
  productTag,
  sitemapTag,
  storeOrderTag,
  storeTag,
} from '../../../content/cache-tags'
import type { Services } from '../../../services/services'
import { isUniqueViolation } from '../../../storage/storage-errors'
import type { PageRow, PageWithDraft } from './rows'

export type PageServices = Pick<Services, 'database' | 'jobs' | 'now' | 'newId'>

export function toSummary(page: PageRow, homepageId: string | null): PageSummary {
  const isHomepage = page.id === homepageId
  const status = contentStatuses[statusOf(page)]
  return {
    id: page.id,
    path: addressOf(page, isHomepage),
    isHomepage,
    state: stateOf(page),
    status,
    visibility: visibilityByStatus[status] ?? null,
    settings: page.settings,
    hasPassword: page.hasPassword,
    draftVersion: page.draftVersion,
    publishedAt: page.publishedAt?.toISOString() ?? null,
    scheduledAt: page.scheduledAt?.toISOString() ?? null,
    updatedAt: page.updatedAt.toISOString(),
    deletedAt: page.deletedAt?.toISOString() ?? null,
  }
}

/** Where visitors find it. */
export function addressOf({ settings: { slug, kind }, collection }: PageRow, isHomepage = false): string {
  if (collection === null) return addressOfPage(slug, isHomepage)
  return kind === 'product' ? addressOfProduct(collection.slug, slug) : addressOfItem(collection.slug, slug)
}

/** What shows that a page is there, and what it is called. Items are in the lists of their collection, all others in menus. */
export function tagsOfPage(page: TaggedPage): string[] {
  return [pageTag(page.id), ...tagsOfLists(page), sitemapTag]
}

type TaggedPage = Pick<PageRow, 'id' | 'collection'> & { readonly settings: Pick<PageSettings, 'kind'> }

function tagsOfLists({ id, collection, settings: { kind } }: TaggedPage): string[] {
  if (collection === null) return [navigationTag]
  if (kind !== 'product') return [collectionTag(collection.id)]
  return [productTag(id), storeTag(collection.id), storeOrderTag(collection.id)]
}

export function toDetail(page: PageWithDraft, homepageId: string | null): PageDetail {
  return { ...toSummary(page, homepageId), document: page.draft }
}

export function statusOf(page: PageRow): ContentStatusName {
  return statusOfPage({
    isPublished: page.publishedVersion !== null,
    isScheduled: page.scheduledAt !== null,
    isInReview: page.settings.item?.isInReview === true,
    isDeleted: page.deletedAt !== null,
  })
}

function stateOf(page: PageRow): PageSummary['state'] {
  if (page.publishedVersion === null) return 'draft'
  return page.publishedVersion === page.draftVersion ? 'published' : 'changed'
}

/** Two owners may take the same address at the same moment: the second one is told, whoever it is. */
export async function refuseTakenSlug<T>(work: Promise<T>): Promise<T | Failure> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'pages_slug')) return fail('page.slug-taken')
    throw error
  }
}

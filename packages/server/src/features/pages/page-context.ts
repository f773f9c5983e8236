import { type Failure, fail } from '@sitewright/model/failures/catalogue'
import type { PageDetail, PageSummary } from '@sitewright/model/pages/page-answers'
import { addressOfPage } from '@sitewright/model/pages/page-path'
import type { Services } from '../../services'
import type { Tx } from '../../storage/database'
import { isUniqueViolation } from '../../storage/storage-errors'
import type { PageRow, PageWithDraft } from './rows'

export type PageServices = Pick<Services, 'database' | 'jobs' | 'now' | 'newId'>

/** Who changes pages of which site. */
export interface Actor {
  readonly websiteId: string
  readonly accountId: string | null
}

/** Cache tags. The tree of pages shows on every page of the site. */
export const navigationTag = 'navigation'
export const sitemapTag = 'sitemap'
export function pageTag(pageId: string): string {
  return `page:${pageId}`
}

export async function findHomepageId(tx: Tx, websiteId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('site_documents')
    .select('body')
    .where('website_id', '=', websiteId)
    .where('name', '=', 'settings')
    .executeTakeFirst()
  const homepageId = (row?.body as { homepageId?: unknown } | undefined)?.homepageId
  return typeof homepageId === 'string' ? homepageId : null
}

export function toSummary(page: PageRow, homepageId: string | null): PageSummary {
  const isHomepage = page.id === homepageId
  return {
    id: page.id,
    path: addressOfPage(page.settings.slug, isHomepage),
    isHomepage,
    state: stateOf(page),
    settings: page.settings,
    hasPassword: page.hasPassword,
    draftVersion: page.draftVersion,
    publishedAt: page.publishedAt?.toISOString() ?? null,
    scheduledAt: page.scheduledAt?.toISOString() ?? null,
    updatedAt: page.updatedAt.toISOString(),
    deletedAt: page.deletedAt?.toISOString() ?? null,
  }
}

export function toDetail(page: PageWithDraft, homepageId: string | null): PageDetail {
  return { ...toSummary(page, homepageId), document: page.draft }
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

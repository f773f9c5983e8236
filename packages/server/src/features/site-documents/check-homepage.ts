import { type Failure, fail } from '@sitewright/model/failures/catalog'
import { hasContent } from '@sitewright/model/pages/page-settings'
import type { SiteSettings } from '@sitewright/model/site/settings'
import type { Tx } from '../../storage/database'
import { findPage } from '../pages/store/rows'

interface HomepageChange {
  readonly websiteId: string
  /** Undefined in documents that name no home page. */
  readonly stored: Pick<SiteSettings, 'homepageId'> | undefined
  readonly next: Pick<SiteSettings, 'homepageId'> | undefined
}

/** The front door of a site: a page with content that visitors see. Once there is one, there is always one. */
export async function checkHomepage(tx: Tx, change: HomepageChange): Promise<Failure | null> {
  const { websiteId } = change
  const [stored, next] = [change.stored?.homepageId, change.next?.homepageId]
  if (next === stored || next === undefined) return null
  if (next === null) return refuse('A site needs a home page. Choose a published page.')
  const page = await findPage(tx, websiteId, next)
  if (page === null) return refuse('This page does not exist on this site. Choose another.')
  if (!hasContent(page.settings)) return refuse('The home page must be a page with content.')
  return page.publishedVersion === null ? refuse('Publish this page before you set it as the home page.') : null
}

function refuse(words: string): Failure {
  return fail('request.invalid', { errors: { 'body.homepageId': words } })
}

import { type Failure, fail } from '@sitewright/model/failures/catalog'
import type { Caller } from '../../../http/endpoint'
import { siteOf } from '../../../http/site-of'
import type { PageServices } from './page-context'
import { readPageKind } from './rows'

/** Whoever writes may add and remove items of collections; pages are for those who plan the site. Null lets through. */
export async function refusePages(services: PageServices, caller: Caller, pageId: string): Promise<Failure | null> {
  if (caller.permissions.has('pages.manage')) return null
  const websiteId = siteOf(caller)
  const kind = await services.database.site(websiteId, (tx) => readPageKind(tx, websiteId, pageId))
  if (kind === null) return fail('request.not-found')
  return kind === 'item' ? null : fail('request.forbidden')
}

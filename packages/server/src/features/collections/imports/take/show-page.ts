import { isFailure } from '@sitewright/model/failures/catalog'
import type { PageDetail } from '@sitewright/model/pages/page-answers'
import { redirectsTag } from '../../../../content/cache-tags'
import { insertRedirect } from '../../../../content/redirect-rows'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { publishDraft } from '../../../pages/publishing/publish-page'
import { mayPublishAt, setPageTime } from '../../../pages/publishing/schedule-page'
import type { WxrItem } from '../wxr/wxr-entries'
import { oldAddressOf } from './links'
import type { Taking } from './taking'

/** Public as it was public, planned as it was planned; what is neither stays a draft, and why is said. */
export async function showAsBefore(
  tx: Tx,
  services: Services,
  { actor }: Taking,
  { item, pageId }: { readonly item: WxrItem; readonly pageId: string },
): Promise<string[]> {
  if (item.hasPassword) return ['It had a password and is a draft now.']
  if (item.status === 'private') return ['It was private and is a draft now.']
  const at = item.date === null ? null : new Date(item.date)
  if (item.status === 'future' && at !== null && at.getTime() > services.now()) {
    if (!mayPublishAt(services, at)) return ['It was planned for too late a day and is a draft now.']
    const planned = await setPageTime(tx, services, actor, { pageId, at })
    return isFailure(planned) ? [planned.text] : []
  }
  if (item.status !== 'publish' && item.status !== 'future') return []
  const published = await publishDraft(tx, services, actor, { pageId, version: undefined })
  return isFailure(published) ? [published.text] : []
}

/** Who has the old address finds the page at its new one. */
export async function redirectFromOld(
  tx: Tx,
  { database, now }: Pick<Services, 'database' | 'now'>,
  { actor: { websiteId } }: Taking,
  { item, page }: { readonly item: WxrItem; readonly page: Pick<PageDetail, 'path'> },
): Promise<void> {
  const from = oldAddressOf(item.link)
  if (from === '' || from === '/' || from.startsWith('/?') || from === page.path || from.length > 2000) return
  await insertRedirect(tx, { websiteId, from, to: page.path, at: new Date(now()) })
  await database.announce(tx, { websiteId, tags: [redirectsTag] })
}

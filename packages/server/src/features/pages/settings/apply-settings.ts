import { isCollectionName } from '@sitewright/model/collections/collection-kinds'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import type { Actor } from '../../../actors/actor'
import type { Tx } from '../../../storage/database'
import { addressOf, type PageServices } from '../store/page-context'
import { type PageRow, replaceSettings } from '../store/rows'
import { tagsOfChange } from './changed-tags'
import { moveAddress } from './move-address'

/** Inside the caller's transaction, settings that were checked: they hold at once, and may move the page to another address. */
export async function applySettings(
  tx: Tx,
  services: PageServices,
  actor: Actor,
  { page, settings }: { page: PageRow; settings: PageSettings },
): Promise<void> {
  const { websiteId, accountId: by } = actor
  const at = new Date(services.now())
  await replaceSettings(tx, { websiteId, pageId: page.id, settings, at, by })
  const tags: string[] = []
  if (settings.slug !== page.settings.slug) {
    const withBelow = page.settings.kind === 'store' || isCollectionName(page.settings.kind)
    const moved = { from: addressOf(page), to: addressOf({ ...page, settings }), withBelow }
    tags.push(...(await moveAddress(tx, services, actor, { moved, wasShown: page.publishedVersion !== null })))
  }
  if (page.publishedVersion !== null) tags.push(...tagsOfChange(page, settings))
  if (tags.length > 0) await services.database.announce(tx, { websiteId, tags: [...new Set(tags)] })
}

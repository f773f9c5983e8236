import { addressOfItem } from '@sitewright/model/pages/addresses/page-path'
import type { Actor } from '../../../actors/actor'
import type { Tx } from '../../../storage/database'
import { chooseFreeItemSlug } from '../../pages/settings/item-address'
import { moveAddress } from '../../pages/settings/move-address'
import { addressOf, type PageServices, tagsOfPage } from '../../pages/store/page-context'
import { type PageRow, replaceSettings } from '../../pages/store/rows'

/**
 * Inside the caller's transaction: the item is in another collection, last in its order, and its links lead there. It gets
 * another address where its own is taken.
 */
export async function moveItem(
  tx: Tx,
  services: PageServices,
  actor: Actor,
  { page, to }: { page: PageRow; to: PageRow },
): Promise<void> {
  const { websiteId, accountId: by } = actor
  const slug = await chooseFreeItemSlug(tx, { websiteId, collection: to, wanted: page.settings.slug })
  const settings = { ...page.settings, slug }
  const at = new Date(services.now())
  await replaceSettings(tx, { websiteId, pageId: page.id, settings, collectionId: to.id, at, by })
  const moved = { from: addressOf(page), to: addressOfItem(to.settings.slug, slug) }
  const wasShown = page.publishedVersion !== null
  const tags = await moveAddress(tx, services, actor, { moved, wasShown })
  const after = { ...page, collection: { id: to.id, slug: to.settings.slug } }
  if (wasShown) tags.push(...tagsOfPage(page), ...tagsOfPage(after))
  if (tags.length > 0) await services.database.announce(tx, { websiteId, tags: [...new Set(tags)] })
}

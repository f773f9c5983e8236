import { emptyPage } from '@sitewright/model/pages/document'
import { pageSettings } from '@sitewright/model/pages/page-settings'
import type { Actor } from '../../../../actors/actor'
import type { Tx } from '../../../../storage/database'
import { addPage } from '../../../pages/settings/add-page'
import { chooseFreeSlug } from '../../../pages/store/choose-slug'
import { listPages } from '../../../pages/store/rows'
import type { CatalogServices } from '../store/catalog-services'
import { listStores } from '../store/store-rows'

/** The store that is asked for, or the first one, which is made where the site has none. Null when there is no such store. */
export async function chooseStore(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  storeId: string | undefined,
): Promise<string | null> {
  const stores = await listStores(tx, actor.websiteId)
  if (storeId !== undefined) return stores.find(({ id }) => id === storeId)?.id ?? null
  return stores[0]?.id ?? addStorePage(tx, services, actor)
}

async function addStorePage(tx: Tx, services: CatalogServices, actor: Actor): Promise<string> {
  const { websiteId } = actor
  const pages = await listPages(tx, websiteId)
  const position = Math.max(-1, ...pages.map((page) => page.position)) + 1
  const pageId = services.newId()
  const slug = await chooseFreeSlug(tx, { websiteId, collectionId: null, wanted: 'shop' })
  const settings = pageSettings.parse({ title: 'Shop', slug, kind: 'store' })
  const page = { pageId, settings, document: emptyPage(), position, collectionId: null } as const
  await addPage(tx, services, actor, { ...page, isPublished: true, reason: 'create' })
  return pageId
}

import type { LivePage } from '../../../content/site-rows'
import type { AddedContent, FindAddedContent, FramedPage } from '../../../render/added-content'
import type { SiteData } from '../../../render/site-data'
import type { Tx } from '../../../storage/database'
import { readListQuery } from './list-query'
import { findProduct, readPageSettings } from './rows'
import { openShop } from './shop'
import { showList } from './show-list'
import { showProduct } from './show-product'
import { readStoreIndex } from './store-index'

/** What stands around the canvas of a store or a product where its draft is shown: in the panel and by a preview link. */
export const findStoreContent: FindAddedContent = async (tx, site, page) => {
  if (page.settings.kind === 'store') return frameList(tx, site, page)
  return page.settings.kind === 'product' && page.collection !== null ? frameProduct(tx, site, page) : null
}

async function frameList(tx: Tx, site: SiteData, page: FramedPage): Promise<AddedContent | null> {
  const shop = openShop(site, page)
  const index = await readStoreIndex(tx, shop)
  const query = readListQuery({ index, design: shop.design, page: null, query: new URLSearchParams() })
  return showList(tx, { shop, page, index, query })
}

async function frameProduct(tx: Tx, site: SiteData, page: FramedPage): Promise<AddedContent | null> {
  const websiteId = site.website.id
  const product = await findProduct(tx, websiteId, page.id)
  const store = product && (await findStore(tx, site, product.storeId))
  if (!product || !store) return null
  const shop = openShop(site, store)
  const index = await readStoreIndex(tx, shop)
  const { settings, isEditing } = page
  return showProduct(tx, { shop, index, product, settings, variantId: null, isEditing })
}

/** A store need not be published for its products to be worked on. */
async function findStore(tx: Tx, site: SiteData, storeId: string): Promise<Pick<LivePage, 'id' | 'settings'> | null> {
  const settings = await readPageSettings(tx, site.website.id, storeId)
  return settings && { id: storeId, settings }
}

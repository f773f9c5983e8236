import { nameWish, type Shelf, type ShelfProduct, type ShelfWish } from '@sitewright/model/commerce/products/shelf'
import type { StorefrontQuery } from '@sitewright/model/commerce/products/storefront'
import { productTag, storeTag } from '../../../content/cache-tags'
import type { FillShelves } from '../../../render/shelves'
import type { SiteData } from '../../../render/site-data'
import type { Tx } from '../../../storage/database'
import { putOnPage } from './describe-variant'
import { listCategories } from './index-rows'
import { describeCards } from './make-cards'
import { findProduct, listLiveProducts, listProducts, listVariants, type WindowProduct } from './rows'
import { openShop, type Shop } from './shop'
import { placeCategories } from './store-index'

/** What blocks of the store show. Who may not see a store sees none of its products elsewhere. */
export const fillShelves: FillShelves['products'] = async (tx, site, wishes) => {
  const shops = openPublicShops(site)
  const shelves = new Map<string, Shelf>()
  for (const wish of wishes) shelves.set(nameWish(wish), await fillShelf(tx, { site, shops }, wish))
  const tags = wishes.flatMap((wish) => tagsOf(wish, shops))
  return { shelves, tags: [...new Set(tags)] }
}

function openPublicShops(site: SiteData): Shop[] {
  const stores = site.pages.filter(({ settings }) => settings.kind === 'store' && settings.access === 'public')
  return stores.map((page) => openShop(site, page))
}

/** What all stores together show to everybody, with all that it takes to put it into a cart; one more than asked for. */
export async function listForStorefront(
  tx: Tx,
  site: SiteData,
  { categoryId, tag, sort, cursor, limit }: StorefrontQuery,
): Promise<ShelfProduct[]> {
  const shops = openPublicShops(site)
  if (shops.length === 0) return []
  const categoryIds = categoryId === undefined ? null : await listBranch(tx, shops, categoryId)
  const filter = {
    websiteId: site.website.id,
    storeIds: shops.map(({ storeId }) => storeId),
    categoryIds,
    tag: tag ?? null,
  }
  const found = await listProducts(tx, filter, { sort, limit: limit + 1, offset: cursor })
  const shown: ShelfProduct[] = []
  for (const product of found) {
    const shop = shops.find(({ storeId }) => storeId === product.storeId)
    if (shop !== undefined) shown.push(await describeOnShelf(tx, shop, product, { hasForms: true }))
  }
  return shown
}

/** Chosen ones are told apart, so that another product of the store drops nothing; what is hidden may be shown again. */
function tagsOf({ source, productIds }: ShelfWish, shops: readonly Shop[]): string[] {
  return source === 'chosen' ? productIds.map(productTag) : shops.map(({ storeId }) => storeTag(storeId))
}

interface Shelving {
  readonly site: SiteData
  readonly shops: readonly Shop[]
}

async function fillShelf(tx: Tx, { site, shops }: Shelving, wish: ShelfWish): Promise<Shelf> {
  const websiteId = site.website.id
  const found = await findWished(tx, websiteId, shops, wish)
  const products: ShelfProduct[] = []
  for (const product of found) {
    const shop = shops.find(({ storeId }) => storeId === product.storeId)
    if (shop !== undefined) products.push(await describeOnShelf(tx, shop, product, wish))
  }
  const unseen = []
  for (const id of wish.productIds) {
    if (products.some((product) => product.id === id)) continue
    unseen.push({ id, title: (await findProduct(tx, websiteId, id))?.title ?? null })
  }
  return { products, unseen }
}

async function findWished(
  tx: Tx,
  websiteId: string,
  shops: readonly Shop[],
  wish: ShelfWish,
): Promise<WindowProduct[]> {
  if (wish.source === 'chosen') return listLiveProducts(tx, websiteId, wish.productIds)
  if (shops.length === 0) return []
  const storeIds = shops.map(({ storeId }) => storeId)
  const categoryIds = wish.source === 'category' ? await listBranch(tx, shops, wish.categoryId) : null
  const tag = wish.source === 'tag' ? wish.tag : null
  const sort = wish.source === 'newest' ? 'newest' : 'featured'
  return listProducts(tx, { websiteId, storeIds, categoryIds, tag }, { sort, limit: wish.limit, offset: 0 })
}

/** A category with those below it. */
async function listBranch(tx: Tx, shops: readonly Shop[], categoryId: string | undefined): Promise<string[]> {
  const ids: string[] = []
  for (const shop of shops) {
    const placed = placeCategories(await listCategories(tx, shop))
    ids.push(...placed.filter(({ line }) => line.includes(categoryId ?? '')).map(({ id }) => id))
  }
  return ids
}

async function describeOnShelf(
  tx: Tx,
  shop: Shop,
  product: WindowProduct,
  { hasForms }: Pick<ShelfWish, 'hasForms'>,
): Promise<ShelfProduct> {
  const [card] = await describeCards(tx, shop, [product])
  if (card === undefined) throw new Error('a product was described as none')
  if (!hasForms) return { ...card, form: null }
  const variants = (await listVariants(tx, shop.websiteId, [product.id])).map((variant) => {
    const { values, ...shown } = putOnPage(variant, product.productType, { shop, pictureIds: [] })
    return { ...shown, values: [...values] }
  })
  const { purchase, addToCart } = shop.site.texts.store
  const addLabel = shop.settings.expressCheckout ? purchase : addToCart
  return { ...card, form: { addLabel, options: [...product.details.options], variants } }
}

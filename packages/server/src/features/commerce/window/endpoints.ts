import { isSoldOut } from '@sitewright/commerce/products/stock'
import { storefrontCalls } from '@sitewright/model/calls/storefront'
import { nameWish, type Shelf, type ShelfProduct, type ShelfWish } from '@sitewright/model/commerce/products/shelf'
import type { ShownProduct, StorefrontQuery } from '@sitewright/model/commerce/products/storefront'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Website } from '../../../hosts/website'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { SiteDataSource } from '../../../render/site-data'
import type { Services } from '../../../services/services'
import { showVariant } from './describe-variant'
import { fillShelves, listForStorefront } from './fill-shelves'
import { findProduct, listVariants } from './rows'
import { openShop } from './shop'

interface StorefrontParts {
  readonly database: Services['database']
  readonly siteData: SiteDataSource
}

const group = 'Storefront'

/** What pages of the store ask for while they are open. */
export function storefrontEndpoints(parts: StorefrontParts): Endpoint[] {
  return [
    defineEndpoint(storefrontCalls.readStorefrontProduct, {
      summary: 'Get a product’s current prices and stock, as visitors see them',
      group,
      access: 'public',
      isShared: true,
      handle: ({ params, caller }) => readProductNow(parts, caller.website, params.productId),
      failures: ['request.not-found'],
    }),
    defineEndpoint(storefrontCalls.listStorefrontProducts, {
      summary: 'List products as visitors see them, with options and variants, with cursors',
      group,
      access: 'public',
      isShared: true,
      handle: ({ query, caller }) => listProductsNow(parts, caller.website, query),
      failures: ['request.not-found'],
    }),
    defineEndpoint(storefrontCalls.readShelf, {
      summary: 'List the products a block shows, as visitors see them',
      group,
      access: 'pages.edit',
      handle: ({ query, caller }) => readShelf(parts, caller.website, query),
      failures: ['request.not-found'],
    }),
    defineEndpoint(storefrontCalls.recordQuickView, {
      summary: 'Record that a visitor viewed a product from a list',
      group,
      access: 'public',
      perMinute: 120,
      // Counted with the visits of pages, which are not counted yet.
      handle: async ({ params, caller }) =>
        (await isShown(parts, caller.website, params.productId)) ? {} : fail('request.not-found'),
      failures: ['request.not-found'],
    }),
  ]
}

interface StorefrontPage {
  readonly products: ShelfProduct[]
  readonly nextCursor: string | null
}

async function listProductsNow(
  { database, siteData }: StorefrontParts,
  website: Website | null,
  query: StorefrontQuery,
): Promise<Result<StorefrontPage>> {
  if (website === null) return fail('request.not-found')
  const site = await siteData.load(website)
  const found = await database.site(website.id, (tx) => listForStorefront(tx, site, query))
  const hasMore = found.length > query.limit
  return { products: found.slice(0, query.limit), nextCursor: hasMore ? String(query.cursor + query.limit) : null }
}

async function readShelf(
  { database, siteData }: StorefrontParts,
  website: Website | null,
  wish: ShelfWish,
): Promise<Result<Shelf>> {
  if (website === null) return fail('request.not-found')
  const site = await siteData.load(website)
  const { shelves } = await database.site(website.id, (tx) => fillShelves(tx, site, [wish]))
  return shelves.get(nameWish(wish)) ?? fail('request.not-found')
}

async function isShown({ database }: StorefrontParts, website: Website | null, productId: string): Promise<boolean> {
  if (website === null) return false
  return (await database.site(website.id, (tx) => findProduct(tx, website.id, productId)))?.isLive ?? false
}

async function readProductNow(
  { database, siteData }: StorefrontParts,
  website: Website | null,
  productId: string,
): Promise<Result<ShownProduct>> {
  if (website === null) return fail('request.not-found')
  const site = await siteData.load(website)
  const found = await database.site(website.id, async (tx) => ({
    product: await findProduct(tx, website.id, productId),
    variants: await listVariants(tx, website.id, [productId]),
  }))
  const { product } = found
  const store = site.pages.find(({ id }) => id === product?.storeId)
  if (!product?.isLive || store?.settings.access !== 'public') return fail('request.not-found')
  const shop = openShop(site, store)
  const variants = found.variants.map((variant) => showVariant(variant, product.productType, shop))
  const sold = found.variants.filter((variant) => variant.currency === shop.currency)
  return { id: product.id, isSoldOut: isSoldOut({ ...product, variants: sold }), variants }
}

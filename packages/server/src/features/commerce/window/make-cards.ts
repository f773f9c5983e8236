import type { ViewAsset } from '@sitewright/blocks/ground/view-context'
import type { ProductCard, StorePicture } from '@sitewright/blocks/store/store-views'
import { describePrice } from '@sitewright/commerce/prices/price-display'
import type { ProductPicture } from '@sitewright/model/commerce/products/product'
import type { ShelfProduct } from '@sitewright/model/commerce/products/shelf'
import { addressOfProduct } from '@sitewright/model/pages/addresses/page-path'
import { readAssets } from '../../../content/asset-rows'
import type { Tx } from '../../../storage/database'
import { listPrices, type PriceRow, type WindowProduct } from './rows'
import type { Shop } from './shop'

export interface CardsMade {
  readonly cards: readonly ProductCard[]
  readonly assetIds: readonly string[]
}

/** Products as they stand in lists. */
export async function makeCards(tx: Tx, shop: Shop, products: readonly WindowProduct[]): Promise<CardsMade> {
  const described = await describeCards(tx, shop, products)
  const assetIds = described.flatMap(({ pictures }) => pictures.map(({ assetId }) => assetId))
  const assets = await readAssetMap(tx, shop.websiteId, assetIds)
  const cards = described.map(({ pictures, ...card }) => {
    const [picture = null, secondPicture = null] = showPictures(pictures, assets)
    return { ...card, picture, secondPicture }
  })
  return { cards, assetIds }
}

export type DescribedCard = Omit<ShelfProduct, 'form'>

/** The same by the ids of their pictures. */
export async function describeCards(
  tx: Tx,
  shop: Shop,
  products: readonly WindowProduct[],
): Promise<readonly DescribedCard[]> {
  const ids = products.map(({ id }) => id)
  const prices = await listPrices(tx, shop.websiteId, ids)
  return products.map((product) =>
    describeCard(
      product,
      shop,
      prices.filter(({ productId }) => productId === product.id),
    ),
  )
}

function describeCard(product: WindowProduct, shop: Shop, prices: readonly PriceRow[]): DescribedCard {
  const sold = prices.filter(({ currency }) => currency === shop.currency)
  const shown = sold.length > 0 ? sold : prices
  const [first] = shown
  const priced = {
    productType: product.productType,
    variants: shown,
    priceCents: first?.price ?? 0,
    salePriceCents: first?.salePrice ?? 0,
    onSale: first?.onSale ?? false,
  }
  return {
    id: product.id,
    href: addressOfProduct(shop.slug, product.slug),
    title: product.title,
    price: describePrice(priced, first?.currency ?? shop.currency, {
      fromPrice: shop.site.texts.store.fromPrice,
      format: shop.format,
    }),
    isOnSale: product.isOnSale,
    isSoldOut: product.isSoldOut || sold.length === 0,
    pictures: product.details.pictures.slice(0, 2),
  }
}

/** Pictures whose files are gone are left out. */
export function showPictures(
  pictures: readonly ProductPicture[],
  assets: ReadonlyMap<string, ViewAsset>,
  title = '',
): StorePicture[] {
  return pictures.flatMap(({ assetId, alt, focalPoint }) => {
    const asset = assets.get(assetId)
    return asset?.kind === 'image' ? [{ asset, alt: alt || asset.altText || title, focalPoint }] : []
  })
}

export async function readAssetMap(
  tx: Tx,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ViewAsset>> {
  return new Map((await readAssets(tx, websiteId, ids)).map((asset) => [asset.id, asset]))
}

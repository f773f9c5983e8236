import type { ViewAsset } from '@sitewright/blocks/ground/view-context'
import { formatPlainAmount } from '@sitewright/commerce/money/format'
import { makeMoney } from '@sitewright/commerce/money/money'
import { variantParameter } from '@sitewright/model/commerce/products/product-on-page'
import { addressOfProduct } from '@sitewright/model/pages/addresses/page-path'
import { readPlainText } from '@sitewright/model/text/plain-text'
import type { LivePage } from '../../../content/site-rows'
import type { SiteData } from '../../../render/site-data'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { escapeXml } from '../../published/sitemap'
import { canBeBought } from './describe-variant'
import { listCategoriesOf, listLiveIdsAfter } from './found-rows'
import { readAssetMap, showPictures } from './make-cards'
import { listLiveProducts, listVariants, type WindowProduct, type WindowVariant } from './rows'
import { openShop, type Shop } from './shop'
import { readStoreIndex, type StoreIndex } from './store-index'

const batchSize = 100
const maxMorePictures = 10

/** Every variant that visitors see, in the product format of Google, piece by piece. */
export async function* writeFeed(
  database: Services['database'],
  site: SiteData,
  stores: readonly LivePage[],
): AsyncGenerator<string> {
  const { title, description } = site.settings
  const about = `<title>${escapeXml(title)}</title><link>${escapeXml(`${site.origin}/`)}</link>`
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${about}<description>${escapeXml(description || title)}</description>\n`
  for (const store of stores) {
    const shop = openShop(site, store)
    let after = ''
    for (;;) {
      const batch = await database.site(shop.websiteId, (tx) => readBatch(tx, shop, after))
      if (batch === null) break
      after = batch.last
      yield batch.items.join('')
    }
  }
  yield '</channel></rss>\n'
}

async function readBatch(tx: Tx, shop: Shop, after: string): Promise<{ last: string; items: string[] } | null> {
  const { websiteId } = shop
  const ids = await listLiveIdsAfter(tx, shop, { after, limit: batchSize })
  const last = ids.at(-1)
  if (last === undefined) return null
  const products = await listLiveProducts(tx, websiteId, ids)
  const variants = await listVariants(tx, websiteId, ids)
  const places = await listCategoriesOf(tx, websiteId, ids)
  const assetIds = products.flatMap(({ details }) => details.pictures.map(({ assetId }) => assetId))
  const assets = await readAssetMap(tx, websiteId, assetIds)
  const index = await readStoreIndex(tx, shop)
  const items = products.flatMap((product) => {
    const own = variants.filter(({ productId }) => productId === product.id)
    const categoryIds = places.filter(({ productId }) => productId === product.id).map(({ categoryId }) => categoryId)
    const category = nameCategory(index, categoryIds)
    return own.map((variant) => writeItem({ shop, product, variant, assets, category, isGrouped: own.length > 1 }))
  })
  return { last, items }
}

function nameCategory({ categories }: StoreIndex, ids: readonly string[]): string {
  const [deepest] = categories.filter(({ id }) => ids.includes(id)).sort((a, b) => b.line.length - a.line.length)
  const line = deepest?.line.map((id) => categories.find((category) => category.id === id)?.name ?? '') ?? []
  return line.join(' > ')
}

interface ItemInput {
  readonly shop: Shop
  readonly product: WindowProduct
  readonly variant: WindowVariant
  readonly assets: ReadonlyMap<string, ViewAsset>
  readonly category: string
  readonly isGrouped: boolean
}

function writeItem({ shop, product, variant, assets, category, isGrouped }: ItemInput): string {
  const { origin } = shop.site
  const path = addressOfProduct(shop.slug, product.slug)
  const pictures = showPictures(product.details.pictures, assets).map(({ asset }) => asset)
  const own = pictures.find(({ id }) => id === variant.pictureId) ?? pictures[0]
  const amount = (cents: number) => `${formatPlainAmount(makeMoney(cents, variant.currency))} ${variant.currency}`
  const words = readPlainText(product.details.description).slice(0, 5000)
  const fields: [string, string][] = [
    ['g:id', variant.id],
    ['g:title', [product.title, ...variant.optionValues].join(' – ').slice(0, 150)],
    ['g:description', words || product.title],
    ['g:link', origin + (isGrouped ? `${path}?${variantParameter}=${variant.id}` : path)],
    ...(own ? [['g:image_link', origin + own.address] as [string, string]] : []),
    ...pictures
      .filter((asset) => asset !== own)
      .slice(0, maxMorePictures)
      .map((asset): [string, string] => ['g:additional_image_link', origin + asset.address]),
    ['g:availability', canBeBought(variant, product.productType, shop) ? 'in_stock' : 'out_of_stock'],
    ['g:price', amount(variant.price)],
    ...(variant.onSale ? [['g:sale_price', amount(variant.salePrice)] as [string, string]] : []),
    ...(isGrouped ? [['g:item_group_id', product.id] as [string, string]] : []),
    ...(category === '' ? [] : [['g:product_type', category] as [string, string]]),
    ['g:condition', 'new'],
    ['g:mpn', variant.sku],
    ['g:identifier_exists', 'no'],
    ...(variant.weightGrams > 0 ? [['g:shipping_weight', `${variant.weightGrams} g`] as [string, string]] : []),
  ]
  return `<item>${fields.map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`).join('')}</item>\n`
}

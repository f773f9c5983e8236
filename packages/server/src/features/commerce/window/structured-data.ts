import type { StorePicture } from '@sitewright/blocks/store/store-views'
import { formatPlainAmount } from '@sitewright/commerce/money/format'
import { makeMoney } from '@sitewright/commerce/money/money'
import { currentPriceCents } from '@sitewright/commerce/prices/price-display'
import { variantParameter } from '@sitewright/model/commerce/products/product-on-page'
import { readPlainText } from '@sitewright/model/text/plain-text'
import { canBeBought } from './describe-variant'
import type { WindowProduct, WindowVariant } from './rows'
import type { Shop } from './shop'

const context = 'https://schema.org'

interface OfferedInput {
  readonly shop: Shop
  readonly product: WindowProduct
  readonly path: string
  readonly pictures: readonly StorePicture[]
  readonly variants: readonly WindowVariant[]
}

export function describeProduct({ shop, product, path, pictures, variants }: OfferedInput): object {
  const { origin } = shop.site
  const description = readPlainText(product.details.description).slice(0, 5000)
  const [only] = variants
  const offers = variants.map((variant) =>
    describeOffer(shop, product, { variant, path, isAlone: variants.length === 1 }),
  )
  return {
    '@context': context,
    '@type': 'Product',
    name: product.title,
    url: origin + path,
    ...(description === '' ? {} : { description }),
    ...(pictures.length === 0 ? {} : { image: pictures.map(({ asset }) => origin + asset.address) }),
    ...(variants.length === 1 ? { sku: only?.sku } : { productID: product.id }),
    ...(offers.length === 0 ? {} : { offers: offers.length === 1 ? offers[0] : joinOffers(variants, offers) }),
  }
}

function describeOffer(
  shop: Shop,
  product: WindowProduct,
  { variant, path, isAlone }: { variant: WindowVariant; path: string; isAlone: boolean },
): object {
  const isInStock = canBeBought(variant, product.productType, shop)
  return {
    '@type': 'Offer',
    url: shop.site.origin + (isAlone ? path : `${path}?${variantParameter}=${variant.id}`),
    sku: variant.sku,
    ...(variant.optionValues.length === 0 ? {} : { name: variant.optionValues.join(' / ') }),
    price: formatPlainAmount(makeMoney(currentPriceCents(variant), variant.currency)),
    priceCurrency: variant.currency,
    availability: `${context}/${isInStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${context}/NewCondition`,
  }
}

function joinOffers(variants: readonly WindowVariant[], offers: readonly object[]): object {
  const sorted = [...variants].sort((a, b) => currentPriceCents(a) - currentPriceCents(b))
  const show = (variant: WindowVariant | undefined) =>
    variant && formatPlainAmount(makeMoney(currentPriceCents(variant), variant.currency))
  return {
    '@type': 'AggregateOffer',
    lowPrice: show(sorted[0]),
    highPrice: show(sorted.at(-1)),
    priceCurrency: sorted[0]?.currency,
    offerCount: offers.length,
    offers,
  }
}

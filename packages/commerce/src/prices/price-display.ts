import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { OfferedProductType, Variant } from '@sitewright/model/commerce/products/product'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { formatMoney, type MoneyFormat } from '../money/format'
import { makeMoney } from '../money/money'

export type Priced = Readonly<Pick<Variant, 'price' | 'salePrice' | 'onSale'>>

export interface PricedProduct {
  readonly productType: OfferedProductType
  readonly variants: readonly Priced[]
  /** These three are the price of a digital product, which has no variants. */
  readonly priceCents: number
  readonly salePriceCents: number
  readonly onSale: boolean
}

/** Sale prices count only while the sale is on. */
export function hasVariedPrices(variants: readonly Priced[]): boolean {
  const [first, ...others] = variants
  if (first === undefined) return false
  return others.some(
    (other) =>
      other.price !== first.price ||
      other.onSale !== first.onSale ||
      (first.onSale && other.salePrice !== first.salePrice),
  )
}

/** What a buyer pays for one. */
export function currentPriceCents(priced: Priced): number {
  return priced.onSale ? priced.salePrice : priced.price
}

export function listPrices(product: PricedProduct): readonly Priced[] {
  if (product.productType !== 'DIGITAL') return product.variants
  return [{ price: product.priceCents, salePrice: product.salePriceCents, onSale: product.onSale }]
}

export interface PriceDisplay {
  text: string
  /** The price before the sale, to be shown struck through. */
  before: string | null
}

/** A product's price on a store page: 'from {lowest price}' when its variants differ. */
export function describePrice(
  product: PricedProduct,
  currency: CurrencyCode,
  { fromPrice, format = {} }: { readonly fromPrice: string; readonly format?: MoneyFormat },
): PriceDisplay {
  const show = (cents: number) => formatMoney(makeMoney(cents, currency), format)
  const prices = listPrices(product)
  const lowest = Math.min(...prices.map(currentPriceCents))
  if (hasVariedPrices(prices)) return { text: fillWords(fromPrice, { price: show(lowest) }), before: null }
  const [only] = prices
  return { text: show(lowest), before: only?.onSale ? show(only.price) : null }
}

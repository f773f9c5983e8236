import { formatMoney } from '@sitewright/commerce/money/format'
import { makeMoney } from '@sitewright/commerce/money/money'
import { currentPriceCents } from '@sitewright/commerce/prices/price-display'
import { describeSize, describeWeight } from '@sitewright/commerce/products/measurements'
import { isVariantSoldOut } from '@sitewright/commerce/products/stock'
import type { OfferedProductType } from '@sitewright/model/commerce/products/product'
import type { VariantOnPage } from '@sitewright/model/commerce/products/product-on-page'
import type { ShownVariant } from '@sitewright/model/commerce/products/storefront'
import type { WindowVariant } from './rows'
import type { Shop } from './shop'

type ShopRules = Pick<Shop, 'currency' | 'format' | 'settings'>

/** What was priced in another currency is not sold until it is priced anew. */
export function canBeBought(
  variant: Pick<WindowVariant, 'unlimited' | 'qtyInStock' | 'currency'>,
  productType: OfferedProductType,
  { currency }: Pick<Shop, 'currency'>,
): boolean {
  return variant.currency === currency && (productType === 'DIGITAL' || !isVariantSoldOut(variant))
}

export function showVariant(variant: WindowVariant, productType: OfferedProductType, shop: ShopRules): ShownVariant {
  const show = (cents: number) => formatMoney(makeMoney(cents, variant.currency), shop.format)
  const isSoldOut = !canBeBought(variant, productType, shop)
  const isCounted = productType !== 'DIGITAL' && !variant.unlimited
  const isLow = isCounted && !isSoldOut && variant.qtyInStock <= shop.settings.lowStockAt
  return {
    id: variant.id,
    price: show(currentPriceCents(variant)),
    before: variant.onSale ? show(variant.price) : null,
    isSoldOut,
    left: isLow ? variant.qtyInStock : null,
  }
}

/** With all that its page shows of it; `pictureIds` are the pictures in the order of the page. */
export function putOnPage(
  variant: WindowVariant,
  productType: OfferedProductType,
  { shop, pictureIds }: { readonly shop: ShopRules; readonly pictureIds: readonly string[] },
): VariantOnPage {
  const { measurementStandard } = shop.settings
  const picture = variant.pictureId === null ? -1 : pictureIds.indexOf(variant.pictureId)
  return {
    ...showVariant(variant, productType, shop),
    values: variant.optionValues,
    sku: variant.sku,
    picture: picture < 0 ? null : picture,
    weight: productType === 'PHYSICAL' ? describeWeight(variant.weightGrams, measurementStandard) : '',
    size: productType === 'PHYSICAL' ? describeSize(variant.sizeMm, measurementStandard) : '',
  }
}

import type { CartAddition } from '@sitewright/model/commerce/cart/cart'
import { fitsInCart, maxCartQuantity } from '@sitewright/model/commerce/cart/cart-quantity'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { productTypes } from '@sitewright/model/reference/products'
import type { Tx } from '../../../storage/database'
import type { CartSite } from './cart-site'
import type { StoredEntry } from './entry-rows'
import { listOffers, type Offer } from './offer-rows'

interface Choosing {
  readonly site: CartSite
  readonly addition: CartAddition
  /** Those that the visitor may not see. */
  readonly shutStores: ReadonlySet<string>
}

/** The one variant that is meant. What is hidden, deleted, or belongs to another product is as if it were not there. */
export async function chooseOffer(tx: Tx, { site, addition, shutStores }: Choosing): Promise<Result<Offer>> {
  const { productId, variantId, sku, optionValues } = addition
  if (optionValues?.includes('')) return fail('cart.choose-options')
  const variantIds = variantId === undefined ? undefined : [variantId]
  const found = await listOffers(tx, site.websiteId, { productId, variantIds, sku, optionValues }, 2)
  const [offer, another] = found.filter((it) => site.pathOf(it) !== null && !shutStores.has(it.storeId))
  if (offer === undefined) return fail('cart.unavailable')
  if (another !== undefined) return fail('cart.choose-options')
  return offer.productType === productTypes.giftCard ? fail('cart.bought-alone') : offer
}

/** Whether a line may have this quantity beside the others. */
export function checkQuantity(
  { left, variantId }: Pick<Offer, 'left' | 'variantId'>,
  wanted: number,
  entries: readonly StoredEntry[],
): Result<null> {
  if (left !== null && left <= 0) return fail('cart.sold-out')
  if (left !== null && wanted > left) return fail('cart.out-of-stock', { values: { left } })
  const others = entries.filter((entry) => entry.variantId !== variantId)
  const units = others.reduce((sum, { quantity }) => sum + quantity, 0)
  return fitsInCart(units, wanted) ? null : fail('cart.full', { values: { max: maxCartQuantity } })
}

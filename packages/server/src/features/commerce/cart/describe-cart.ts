import type { ViewAsset } from '@sitewright/blocks/ground/view-context'
import { type LineChange, listLineChanges, sellableQuantity } from '@sitewright/commerce/cart/changes'
import { checkMinimumSubtotal } from '@sitewright/commerce/cart/minimum-subtotal'
import { totalEntries } from '@sitewright/commerce/cart/totals'
import { type Cart, type CartEntry, cart } from '@sitewright/model/commerce/cart/cart'
import { productTypes } from '@sitewright/model/reference/products'
import type { StoredCart } from './cart-rows'
import type { CartSite } from './cart-site'
import type { CartLine, Offer } from './offer-rows'

export interface CartParts {
  readonly own: Pick<StoredCart, 'id' | 'createdAt'> | null
  readonly lines: readonly CartLine[]
  readonly pictures: ReadonlyMap<string, ViewAsset>
}

interface Line {
  readonly entry: CartEntry
  readonly changes: readonly LineChange[]
}

/** The cart as its visitor gets it: prices and stock are those of now, and what differs from then is told. */
export function describeCart(site: CartSite, { own, lines: stored, pictures }: CartParts): Cart {
  const lines = stored.map((line) => describeLine(site, line, pictures))
  const sold = lines.map(({ entry }) => entry).filter(({ isAvailable }) => isAvailable)
  const totals = totalEntries(sold, site.currency)
  const format = { locale: site.locale }
  const refusal = { text: site.texts.minimum, format }
  return cart.parse({
    ...(own === null ? {} : { id: own.id, websiteId: site.websiteId, created: own.createdAt.getTime() }),
    entries: lines.map(({ entry }) => entry),
    ...totals,
    grandTotalCents: totals.subtotalCents,
    messages: lines.flatMap(({ entry, changes }) => changes.map((change) => ({ entryId: entry.id, ...change }))),
    checkoutRefusal: sold.length === 0 ? null : checkMinimumSubtotal(totals.subtotalAmount, site.minimum, refusal),
  })
}

function describeLine(site: CartSite, { entry, offer }: CartLine, pictures: ReadonlyMap<string, ViewAsset>): Line {
  const path = offer === null ? null : site.pathOf(offer)
  const sold = path === null ? null : offer
  const quantity = sellableQuantity(entry, sold)
  const title = offer?.title ?? entry.title
  const unitPriceCents = (sold?.price ?? entry.seenPrice).cents
  return {
    entry: {
      id: entry.id,
      itemId: entry.productId,
      variantId: entry.variantId,
      sku: offer?.sku ?? '',
      title,
      path,
      options: listOptions(offer),
      picture: findPicture(offer, pictures),
      quantity: quantity || entry.quantity,
      unitPriceCents,
      lineTotalCents: unitPriceCents * quantity,
      stockLeft: sold === null ? 0 : sold.left,
      isAvailable: quantity > 0,
      isDigital: offer?.productType === productTypes.digital,
      requiresShipping: offer?.productType === productTypes.physical,
    },
    changes: listLineChanges({ ...entry, title }, sold, { texts: site.texts.lines, format: { locale: site.locale } }),
  }
}

export function listOptions(offer: Offer | null): CartEntry['options'] {
  return (offer?.optionValues ?? []).map((value, index) => ({
    name: offer?.details.options[index]?.name ?? '',
    value,
  }))
}

/** That of the variant, else the first of the product. */
export function pictureIdOf({ pictureId, details }: Pick<Offer, 'pictureId' | 'details'>): string | null {
  return pictureId ?? details.pictures[0]?.assetId ?? null
}

function findPicture(offer: Offer | null, pictures: ReadonlyMap<string, ViewAsset>): CartEntry['picture'] {
  const asset = offer === null ? undefined : pictures.get(pictureIdOf(offer) ?? '')
  if (asset === undefined) return null
  const own = offer?.details.pictures.find(({ assetId }) => assetId === asset.id)
  return { id: asset.id, address: asset.address, altText: own?.alt || asset.altText }
}

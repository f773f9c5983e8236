import type { CartEntry } from '@sitewright/model/commerce/cart/cart'
import type { CheckoutDetails } from '@sitewright/model/commerce/checkout/checkout'
import type { Totals } from '@sitewright/model/commerce/money/totals'
import { draftContent } from '@sitewright/model/commerce/orders/draft-order'
import type { OrderedLine } from '@sitewright/model/commerce/orders/order'
import type { BuyerLocation } from '@sitewright/model/commerce/selling/delivery-places'
import { productTypes } from '@sitewright/model/reference/products'
import type { Clock } from '../../../ground/time-and-chance'
import type { Tx } from '../../../storage/database'
import type { CartSite } from '../cart/cart-site'
import { describeCart, pictureIdOf } from '../cart/describe-cart'
import { listLines, type Offer } from '../cart/offer-rows'
import { readDraftGoods } from '../drafts/store/draft-goods'
import { findDraft } from '../drafts/store/draft-rows'
import type { Goods } from '../drafts/store/goods'
import { type CartChoices, readChoices } from '../pricing/choice-rows'
import { type Pricing, priceCart } from '../pricing/price-cart'
import type { Basket, StoredCheckout } from './checkout-rows'

/** `known`: what the buyer of a cart chose, where somebody has read it already. */
export async function readGoods(tx: Tx, site: CartSite, basket: Basket, known?: CartChoices): Promise<Goods> {
  if (basket.kind === 'draft') return readGoodsOfDraft(tx, site, basket.draftId)
  return readCartGoods(tx, site, basket.cartId, known)
}

async function readCartGoods(tx: Tx, site: CartSite, cartId: string, known?: CartChoices): Promise<Goods> {
  const { websiteId } = site
  const key = { websiteId, cartId }
  const [lines, choices] = await Promise.all([listLines(tx, key), known ?? readChoices(tx, key)])
  const { entries, checkoutRefusal } = describeCart(site, { own: null, lines, pictures: new Map() })
  return {
    entries: entries.filter(({ isAvailable }) => isAvailable),
    offers: lines.flatMap(({ offer }) => offer ?? []),
    variantIds: lines.map(({ entry }) => entry.variantId),
    missing: entries.filter(({ isAvailable }) => !isAvailable).map(({ title }) => title),
    isEmpty: entries.length === 0,
    isWhole: false,
    refusal: checkoutRefusal,
    choices,
    discounts: null,
  }
}

/** One that was deleted meanwhile has nothing in it. */
async function readGoodsOfDraft(tx: Tx, site: CartSite, draftId: string): Promise<Goods> {
  const draft = await findDraft(tx, { websiteId: site.websiteId, draftId }, { isLocked: false })
  return readDraftGoods(tx, site, draft?.content ?? draftContent.parse({}))
}

/** What it would be ordered as, by the prices of the server. */
export interface Quote extends Pricing {
  readonly lines: readonly OrderedLine[]
}

type Priced = Pick<StoredCheckout, 'memberId' | 'details'>

export async function quoteGoods(
  tx: Tx,
  clock: Clock,
  site: CartSite,
  { checkout, goods }: { readonly checkout: Priced; readonly goods: Goods },
): Promise<Quote> {
  const { memberId, details } = checkout
  const { entries, offers, choices, discounts } = goods
  const pricing = await priceCart(tx, {
    rules: site,
    entries,
    variants: offers,
    choices: { ...choices, location: locate(details) ?? choices.location },
    customer: { email: details.email, isMember: memberId !== null },
    discounts,
    now: clock.now(),
  })
  const offerOf = (entry: CartEntry) => offers.find(({ variantId }) => variantId === entry.variantId)
  return { ...pricing, lines: entries.map((entry) => writeLine(entry, offerOf(entry), pricing.totals)) }
}

/** Where the order goes, else where its buyer lives. */
export function locate({ shippingAddress, billingAddress }: CheckoutDetails): BuyerLocation | null {
  const address = shippingAddress ?? billingAddress
  if (address === null) return null
  const { country, region, postalCode } = address
  return { country, region, postalCode }
}

/** Without an offer it is something that only this order has. */
function writeLine(entry: CartEntry, offer: Offer | undefined, { entries, isTaxIncluded, lines }: Totals): OrderedLine {
  const share = entries.find(({ entryId }) => entryId === entry.id)
  const { amountCents = 0, discountCents = 0, taxCents = 0 } = share ?? {}
  const item = lines.find(({ kind, rule }) => kind === 'item' && rule.id === entry.id)
  return {
    ...(offer === undefined ? describeOwn(entry) : describeOffer(offer)),
    title: entry.title,
    sku: entry.sku,
    options: entry.options,
    quantity: entry.quantity,
    unitPriceCents: item?.baseCents ?? entry.unitPriceCents,
    requiresDelivery: entry.requiresShipping,
    discountCents,
    taxCents,
    totalCents: amountCents + discountCents + (isTaxIncluded ? 0 : taxCents),
  }
}

type FromCatalog = Pick<OrderedLine, 'productId' | 'variantId' | 'productType' | 'pictureId' | 'isCounted'>

function describeOffer(offer: Offer): FromCatalog {
  const { productId, variantId } = offer
  const productType = offer.productType as (typeof productTypes)[keyof typeof productTypes]
  return { productId, variantId, productType, pictureId: pictureIdOf(offer), isCounted: offer.left !== null }
}

function describeOwn({ requiresShipping }: CartEntry): FromCatalog {
  const productType = requiresShipping ? productTypes.physical : productTypes.service
  return { productId: null, variantId: null, productType, pictureId: null, isCounted: false }
}

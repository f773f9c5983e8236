import type { JudgedDiscount } from '@sitewright/commerce/totals/totals-input'
import type { CartEntry } from '@sitewright/model/commerce/cart/cart'
import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { DraftContent, DraftDiscount, DraftLine } from '@sitewright/model/commerce/orders/draft-order'
import { productTypes } from '@sitewright/model/reference/products'
import type { Tx } from '../../../../storage/database'
import type { CartSite } from '../../cart/cart-site'
import { listOptions } from '../../cart/describe-cart'
import { listOffers, type Offer } from '../../cart/offer-rows'
import type { Goods } from './goods'

/** A line with what stands in the way of selling it. */
interface DraftEntry {
  readonly entry: CartEntry
  readonly problem: string | null
}

/** What the store prepared, at the prices and by the stock of now. Those that it deletes or hides cannot be sold. */
export async function readDraftGoods(
  tx: Tx,
  { websiteId, currency }: Pick<CartSite, 'websiteId' | 'currency'>,
  { lines, discount, deliveryId }: DraftContent,
): Promise<Goods & { readonly all: readonly DraftEntry[] }> {
  const variantIds = lines.flatMap((line) => (line.kind === 'variant' ? [line.variantId] : []))
  const offers = await listOffers(tx, websiteId, { variantIds })
  const all = lines.map((line, at) => describeLine(line, at, { offers, currency }))
  return {
    all,
    entries: all.filter(({ problem }) => problem === null).map(({ entry }) => entry),
    offers,
    variantIds,
    missing: all.flatMap(({ entry, problem }) =>
      problem === null ? [] : [entry.variantId === '' ? 'An item' : entry.title],
    ),
    isEmpty: lines.length === 0,
    isWhole: true,
    refusal: null,
    choices: { codes: [], location: null, deliveryId },
    discounts: discount === null ? [] : [judge(discount, currency)],
  }
}

interface Shelf {
  readonly offers: readonly Offer[]
  readonly currency: CurrencyCode
}

function describeLine(line: DraftLine, at: number, { offers, currency }: Shelf): DraftEntry {
  const offer = line.kind === 'variant' ? offers.find(({ variantId }) => variantId === line.variantId) : undefined
  const unitPriceCents = line.priceCents ?? offer?.price.cents ?? 0
  const entry: CartEntry = {
    // In the order of the lines, however they are sorted.
    id: `line-${String(at).padStart(3, '0')}`,
    itemId: offer?.productId ?? '',
    variantId: offer?.variantId ?? '',
    sku: offer?.sku ?? '',
    title: line.kind === 'own' ? line.title : (offer?.title ?? 'Deleted or hidden product'),
    path: null,
    options: listOptions(offer ?? null),
    picture: null,
    quantity: line.quantity,
    unitPriceCents,
    lineTotalCents: unitPriceCents * line.quantity,
    stockLeft: offer?.left ?? null,
    isAvailable: true,
    isDigital: offer?.productType === productTypes.digital,
    requiresShipping: line.kind === 'own' ? line.requiresDelivery : offer?.productType === productTypes.physical,
  }
  return { entry, problem: line.kind === 'own' ? null : findProblem(line, offer, currency) }
}

function findProblem({ quantity }: DraftLine, offer: Offer | undefined, currency: CurrencyCode): string | null {
  if (offer === undefined || offer.price.currency !== currency) return 'Not for sale'
  if (offer.productType === productTypes.giftCard) return 'Gift cards are bought in the store'
  if (offer.left === null || offer.left >= quantity) return null
  return offer.left <= 0 ? 'Sold out' : `Only ${offer.left} left`
}

/** As any other discount is taken off, by the one function that computes totals. */
function judge({ effect, reason }: DraftDiscount, currency: CurrencyCode): JudgedDiscount {
  const never = new Date(0).toISOString()
  return {
    id: 'draft-discount',
    name: reason || 'Discount',
    code: null,
    isOn: true,
    effect: { ...effect, on: { kind: 'order' } },
    customers: { kind: 'everyone' },
    minimumSubtotalCents: null,
    maxUses: null,
    oncePerCustomer: false,
    startsAt: null,
    endsAt: null,
    isCombinable: false,
    currency,
    state: 'active',
    uses: 0,
    usesByCustomer: 0,
    createdAt: never,
    updatedAt: never,
  }
}

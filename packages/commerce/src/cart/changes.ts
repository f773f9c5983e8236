import type { CartMessageKind } from '@sitewright/model/commerce/cart/cart'
import type { CartTexts } from '@sitewright/model/commerce/cart/cart-words'
import type { Money } from '@sitewright/model/commerce/money/money'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { formatMoney, type MoneyFormat } from '../money/format'

/** What a buyer put into the cart, as it was then. */
export interface KeptLine {
  readonly title: string
  readonly quantity: number
  readonly seenPrice: Money
}

/** What the store sells now. */
export interface Offer {
  readonly price: Money
  /** Null where it is not counted. */
  readonly left: number | null
}

export interface LineChange {
  readonly kind: CartMessageKind
  readonly text: string
}

/** How many of a line can be bought now. */
export function sellableQuantity({ quantity }: Pick<KeptLine, 'quantity'>, offer: Offer | null): number {
  return offer === null ? 0 : Math.min(quantity, offer.left ?? quantity)
}

interface ChangeWords {
  readonly texts: CartTexts['lines']
  readonly format?: MoneyFormat
}

/** What a buyer must know before paying: all that is not as it was. Null is offered no more. */
export function listLineChanges(
  line: KeptLine,
  offer: Offer | null,
  { texts, format = {} }: ChangeWords,
): LineChange[] {
  const { title: product, quantity } = line
  if (offer === null) return [{ kind: 'unavailable', text: fillWords(texts.unavailable, { product }) }]
  const sellable = sellableQuantity(line, offer)
  if (sellable === 0) return [{ kind: 'sold-out', text: fillWords(texts.soldOut, { product }) }]
  const cut: LineChange = {
    kind: 'quantity-cut',
    text: fillWords(texts.cut, { product, quantity, left: sellable }),
  }
  return [...(sellable < quantity ? [cut] : []), ...listPriceChanges(line, offer.price, { texts, format })]
}

function listPriceChanges(
  { title: product, seenPrice }: KeptLine,
  now: Money,
  { texts, format }: ChangeWords,
): LineChange[] {
  const price = formatMoney(now, format)
  if (seenPrice.currency !== now.currency)
    return [{ kind: 'price-changed', text: fillWords(texts.priceNow, { product, price }) }]
  if (seenPrice.cents === now.cents) return []
  const isUp = now.cents > seenPrice.cents
  const before = formatMoney(seenPrice, format)
  const text = fillWords(isUp ? texts.priceUp : texts.priceDown, { product, before, price })
  return [{ kind: isUp ? 'price-up' : 'price-down', text }]
}

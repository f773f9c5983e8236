import { type CartDelivery, maxCartCodes } from '@sitewright/model/commerce/cart/cart'
import { isLastingRefusal } from '@sitewright/model/commerce/money/totals-words'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Clock } from '../../../ground/time-and-chance'
import type { Tx } from '../../../storage/database'
import type { CartChoices } from '../pricing/choice-rows'
import { type OpenCart, priceOwnCart } from './price-own-cart'

interface Choosing extends OpenCart {
  readonly choices: CartChoices
}

/** Keeps a code that applies, or that waits for a cart which it applies to; entered again it changes nothing. */
export async function enterCode(tx: Tx, clock: Clock, choosing: Choosing, code: string): Promise<Result<CartChoices>> {
  const { choices } = choosing
  if (choices.codes.includes(code)) return choices
  const tried = { ...choices, codes: [...choices.codes, code] }
  const { totals } = await priceOwnCart(tx, clock, choosing, tried)
  const refusal = totals.refusedCodes.find((refused) => refused.code === code)
  if (refusal !== undefined && isLastingRefusal(refusal.reason)) return fail(`code.${refusal.reason}`)
  if (tried.codes.length > maxCartCodes) return fail('cart.too-many-codes', { values: { limit: maxCartCodes } })
  return tried
}

/** Done again it changes nothing. */
export function removeCode({ choices }: Choosing, code: string): CartChoices {
  return { ...choices, codes: choices.codes.filter((kept) => kept !== code) }
}

export async function chooseDelivery(
  tx: Tx,
  clock: Clock,
  choosing: Choosing,
  { location, shippingOptionId }: CartDelivery,
): Promise<Result<CartChoices>> {
  const before = choosing.choices
  const choices: CartChoices = {
    ...before,
    location: location === undefined ? before.location : location,
    deliveryId: shippingOptionId === undefined ? before.deliveryId : shippingOptionId,
  }
  if (!shippingOptionId) return choices
  const { totals } = await priceOwnCart(tx, clock, choosing, choices)
  const isOffered = totals.deliveryOptions.some(({ id }) => id === shippingOptionId)
  return isOffered ? choices : fail('cart.delivery-unknown')
}

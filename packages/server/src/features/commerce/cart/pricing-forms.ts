import type { CartProblem } from '@sitewright/blocks/cart/cart-input'
import { cartCode, cartDelivery } from '@sitewright/model/commerce/cart/cart'
import type { CartFormAction } from '@sitewright/model/commerce/cart/cart-form'
import type { CartTexts } from '@sitewright/model/commerce/cart/cart-words'
import { type Failure, fail, type Result } from '@sitewright/model/failures/catalog'
import type { Carts, CartVisit, ShownCart } from './carts'

type Values = Readonly<Record<string, string>>
type Take = (carts: Carts, visit: CartVisit, values: Values) => Promise<Result<ShownCart>>

/** Forms that change how a cart is priced, checked by the schemas of the calls that do the same. */
const pricingForms: Partial<Record<CartFormAction, Take>> = {
  code: async (carts, visit, { code }) => {
    const read = cartCode.safeParse({ code })
    return read.success ? carts.enterCode(visit, read.data.code) : fail('code.unknown')
  },
  'remove-code': async (carts, visit, { code }) => {
    const read = cartCode.safeParse({ code })
    return read.success ? carts.removeCode(visit, read.data.code) : fail('code.unknown')
  },
  locate: async (carts, visit, { country, region, postalCode }) => {
    const read = cartDelivery.safeParse({ location: country ? { country, region, postalCode } : null })
    return read.success ? carts.chooseDelivery(visit, read.data) : fail('request.invalid')
  },
  deliver: async (carts, visit, { shippingOptionId }) => {
    const read = cartDelivery.safeParse({ shippingOptionId })
    return read.success ? carts.chooseDelivery(visit, read.data) : fail('cart.delivery-unknown')
  },
}

export function findPricingForm(action: CartFormAction | null): Take | null {
  return action === null ? null : (pricingForms[action] ?? null)
}

/** What was wrong with a code is told at its field. */
export function describePricingProblem(
  action: CartFormAction | null,
  failure: Failure,
  { code = '', failures }: { readonly code: string | undefined; readonly failures: CartTexts['failures'] },
): { readonly problem?: CartProblem; readonly codeProblem?: { code: string; text: string } } {
  if (action === 'code') {
    const text = failure.code === 'request.too-many' ? failures.tooManyCodes : failure.text
    return { codeProblem: { code, text } }
  }
  const advice = failure.code === 'request.invalid' ? failures.chooseCountry : failure.text
  return { problem: { title: failures.shipping, advice } }
}

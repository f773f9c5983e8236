import type { CartContentsInput } from '@sitewright/blocks/cart/cart-input'
import { cartAddition, cartEntryChange } from '@sitewright/model/commerce/cart/cart'
import {
  type CartFormAction,
  cartFields,
  cartFormActions,
  optionFieldName,
} from '@sitewright/model/commerce/cart/cart-form'
import { type CartChangeName, type CartTexts, describeCartFailure } from '@sitewright/model/commerce/cart/cart-words'
import { maxOptions } from '@sitewright/model/commerce/products/product'
import { type Failure, fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { id } from '@sitewright/model/id'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { readForm } from '../../../browser-forms/read-form'
import type { Carts, CartVisit, ShownCart } from './carts'
import { describePricingProblem, findPricingForm } from './pricing-forms'

export interface CartForm {
  readonly action: CartFormAction | null
  readonly values: Readonly<Record<string, string>>
  /** One for each option that the form names. */
  readonly optionValues: readonly string[]
  readonly view: 'page' | 'drawer' | null
  /** The line that was set to 0: whether it shall go must be asked. */
  readonly asksFor: string | null
}

const optionFields = Array.from({ length: maxOptions }, (_, position) => optionFieldName(position))

/** A form that was posted to the cart. A step counts before the quantity. */
export function readCartForm(request: FastifyRequest): CartForm {
  const { action, view, step, quantity, ...rest } = readForm(request, Object.values(cartFields))
  const named = optionFields.filter((name) => Object.hasOwn((request.body ?? {}) as object, name))
  const values = { ...rest, quantity: step || quantity || '' }
  const isZero = action === 'change' && values.quantity !== '' && Number(values.quantity) === 0
  return {
    action: cartFormActions.find((it) => it === action) ?? null,
    values,
    optionValues: Object.values(readForm(request, named)),
    view: view === 'page' || view === 'drawer' ? view : null,
    asksFor: isZero ? (rest.entryId ?? '') : null,
  }
}

/** What the form asks for, checked by the schemas of the calls that do the same. */
export async function takeCartForm(carts: Carts, visit: CartVisit, form: CartForm): Promise<Result<ShownCart>> {
  const { action, values } = form
  if (action === 'empty') return carts.empty(visit)
  if (action === 'add') {
    const addition = cartAddition.safeParse(readAddition(form))
    return addition.success ? carts.add(visit, addition.data) : refuse(addition.error)
  }
  const takePricing = findPricingForm(action)
  if (takePricing !== null) return takePricing(carts, visit, values)
  const entryId = id.safeParse(values.entryId)
  if (action === null || !entryId.success) return fail('request.invalid')
  if (action === 'remove') {
    const removed = await carts.remove(visit, entryId.data)
    // Whoever pressed twice, or in two tabs, has what they wanted.
    return isFailure(removed) && removed.code === 'cart.entry-unknown' ? carts.read(visit) : removed
  }
  const change = cartEntryChange.safeParse({ quantity: Number(values.quantity) })
  return change.success ? carts.setQuantity(visit, entryId.data, change.data.quantity) : refuse(change.error)
}

/** Fields that are empty count as left out. */
function readAddition({ values, optionValues }: CartForm) {
  const { productId, variantId, requestId, quantity } = values
  return {
    productId: productId || undefined,
    variantId: variantId || undefined,
    requestId: requestId || undefined,
    quantity: quantity ? Number(quantity) : undefined,
    // A chosen variant says more than the values that led to it.
    optionValues: optionValues.length > 0 && !variantId ? optionValues : undefined,
  }
}

function refuse(error: z.ZodError): Failure {
  return fail('request.invalid', { issues: error })
}

const changeNames: Partial<Record<CartFormAction, CartChangeName>> = {
  add: 'add',
  change: 'quantity',
  remove: 'remove',
  empty: 'remove',
}

export function describeProblem(
  { action, values }: Pick<CartForm, 'action' | 'values'>,
  failure: Failure,
  { failures }: CartTexts,
): Pick<CartContentsInput, 'problem' | 'codeProblem'> {
  if (findPricingForm(action) !== null) return describePricingProblem(action, failure, { code: values.code, failures })
  const name = changeNames[action ?? 'change']
  const { title, advice } = describeCartFailure(name ?? 'quantity', { isOffline: false, failures })
  const [reason = failure.text] = Object.values(failure.errors ?? {})
  return { problem: { title, advice: `${reason} ${advice}` } }
}

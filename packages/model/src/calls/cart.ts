import { z } from 'zod'
import { cart, cartAddition, cartCode, cartDelivery, cartEntryChange, cartSummary } from '../commerce/cart/cart'
import { discountCode } from '../commerce/selling/discounts'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'

const params = z.strictObject({ entryId: id })

/** What visitors do with their cart. Each change answers with the whole cart as it is then. */
export const cartCalls = defineCalls({
  readCart: { method: 'GET', path: api.cart, answer: cart },
  readCartSummary: { method: 'GET', path: api.cartSummary, answer: cartSummary },
  addToCart: { method: 'POST', path: api.cartEntries, body: cartAddition, answer: cart },
  changeCartEntry: { method: 'PATCH', path: api.cartEntry, params, body: cartEntryChange, answer: cart },
  removeCartEntry: { method: 'DELETE', path: api.cartEntry, params, answer: cart },
  addCartCode: { method: 'POST', path: api.cartCodes, body: cartCode, answer: cart },
  removeCartCode: {
    method: 'DELETE',
    path: api.cartCode,
    params: z.strictObject({ code: discountCode }),
    answer: cart,
  },
  chooseCartDelivery: { method: 'PATCH', path: api.cartDelivery, body: cartDelivery, answer: cart },
  emptyCart: { method: 'DELETE', path: api.cartEntries, answer: cart },
})

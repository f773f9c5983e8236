import { z } from 'zod'
import { addressRule } from '../commerce/addresses/address-rule'
import { checkout, checkoutChange, paymentProgress, placing } from '../commerce/checkout/checkout'
import { placedOrder } from '../commerce/orders/order-answers'
import { id } from '../id'
import { countryCodes } from '../reference/countries'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { noBody } from './no-content'

const params = z.strictObject({ checkoutId: id })

/** What buyers do between their cart and their order. */
export const checkoutCalls = defineCalls({
  readAddressRule: {
    method: 'GET',
    path: api.addressRule,
    params: z.strictObject({ country: z.enum(countryCodes) }),
    answer: addressRule,
  },
  openCheckout: { method: 'POST', path: api.checkouts, body: noBody, answer: checkout },
  readCheckout: { method: 'GET', path: api.checkout, params, answer: checkout },
  changeCheckout: { method: 'PATCH', path: api.checkout, params, body: checkoutChange, answer: checkout },
  placeOrder: { method: 'POST', path: api.checkoutPlace, params, body: placing, answer: paymentProgress },
  readPaymentProgress: { method: 'GET', path: api.checkoutProgress, params, answer: paymentProgress },
  answerTestPayment: {
    method: 'POST',
    path: api.testPayment,
    params: z.strictObject({ paymentId: id }),
    body: z.strictObject({ isConfirmed: z.boolean() }),
    answer: paymentProgress,
  },
  readPlacedOrder: {
    method: 'GET',
    path: api.placedOrder,
    params: z.strictObject({ orderId: id, token: z.string().min(20).max(100) }),
    answer: placedOrder,
  },
})

import { z } from 'zod'
import { paymentProgress } from '../commerce/checkout/checkout'
import { stripeAccount, stripeKeys, stripePayment } from '../commerce/checkout/stripe'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'

const params = z.strictObject({ paymentId: id })

export const stripeCalls = defineCalls({
  readStripeAccount: { method: 'GET', path: api.stripeAccount, answer: stripeAccount },
  connectStripe: { method: 'PUT', path: api.stripeAccount, body: stripeKeys, answer: stripeAccount },
  disconnectStripe: { method: 'DELETE', path: api.stripeAccount, answer: stripeAccount },
  /** Null once there is nothing left to pay. */
  readStripePayment: { method: 'GET', path: api.stripePayment, params, answer: stripePayment.nullable() },
  cancelStripePayment: { method: 'DELETE', path: api.stripePayment, params, answer: paymentProgress },
})

import { z } from 'zod'
import { id } from '../../id'
import { payments } from '../../visitor-texts/english/payments'
import { currencyCodes } from '../money/currencies'
import { paymentStates, refundStates } from './payment-states'

/** Who moves the money. `none`: there is nothing to pay. `manual`: the buyer and the owner settle it themselves. */
export const paymentProviders = ['none', 'manual', 'test', 'stripe'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

/** What a buyer chooses from; what costs nothing needs no choice. */
export const paymentMethods = ['stripe', 'test', 'manual'] as const

/** Why money did not come, in words for owners. */
export const paymentFailures = payments.failures
export type PaymentFailure = keyof typeof paymentFailures
export const paymentFailureCodes = Object.keys(paymentFailures) as [PaymentFailure, ...PaymentFailure[]]

const cents = z.int().min(0)

/** As the owner sees it. */
export const payment = z.strictObject({
  id,
  provider: z.enum(paymentProviders),
  state: z.enum(paymentStates),
  amountCents: cents,
  refundedCents: cents,
  currency: z.enum(currencyCodes),
  /** The provider's own name for it. */
  reference: z.string(),
  failure: z.enum(paymentFailureCodes).nullable(),
  createdAt: z.iso.datetime(),
})

export const refund = z.strictObject({
  id,
  state: z.enum(refundStates),
  amountCents: cents,
  reason: z.string(),
  lines: z.array(z.strictObject({ lineId: id, quantity: z.int().min(1) })),
  isRestocked: z.boolean(),
  createdAt: z.iso.datetime(),
})

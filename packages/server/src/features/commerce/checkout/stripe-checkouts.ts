import type { PaymentProgress } from '@sitewright/model/commerce/checkout/checkout'
import type { StripePayment } from '@sitewright/model/commerce/checkout/stripe'
import type { Money } from '@sitewright/model/commerce/money/money'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { id } from '@sitewright/model/id'
import type { Services } from '../../../services/services'
import { findPayment, type StoredPayment } from '../payments/payment-rows'
import { StripeTrouble } from '../payments/stripe/stripe-client'
import type { StripeProvider } from '../payments/stripe/stripe-provider'
import type { Buyer, Checkouts } from './checkouts'
import type { PaymentSettling } from './settle-payment'

interface StripeCheckoutParts {
  readonly services: Pick<Services, 'database'>
  readonly checkouts: Pick<Checkouts, 'readProgress'>
  readonly settling: PaymentSettling
  readonly stripe: StripeProvider
}

interface ShownPayment {
  readonly progress: PaymentProgress
  readonly amount: Money
  readonly checkoutId: string
}

export type StripeCheckouts = ReturnType<typeof createStripeCheckouts>

/** What a buyer does between pressing the button and the money, for payments by Stripe. */
export function createStripeCheckouts({ services, checkouts, settling, stripe }: StripeCheckoutParts) {
  async function find(visit: Buyer, paymentId: string): Promise<StoredPayment | null> {
    if (!id.safeParse(paymentId).success) return null
    const key = { websiteId: visit.website.id, paymentId }
    const payment = await services.database.site(key.websiteId, (tx) => findPayment(tx, key, { isLocked: false }))
    return payment?.provider === 'stripe' ? payment : null
  }

  /** As Stripe says now; only for whoever has the checkout. */
  async function show(visit: Buyer, paymentId: string): Promise<Result<ShownPayment>> {
    const payment = await find(visit, paymentId)
    if (payment === null) return fail('request.not-found')
    const progress = await checkouts.readProgress(visit, payment.checkoutId)
    return isFailure(progress) ? progress : { progress, amount: payment.amount, checkoutId: payment.checkoutId }
  }

  return {
    show,

    /** Null once there is nothing left to pay. */
    async readPayment(visit: Buyer, paymentId: string): Promise<Result<StripePayment | null>> {
      const shown = await show(visit, paymentId)
      if (isFailure(shown)) return shown
      if (shown.progress.state !== 'action') return null
      return orAway(stripe.readPayment({ websiteId: visit.website.id, paymentId }))
    },

    async cancel(visit: Buyer, paymentId: string): Promise<Result<PaymentProgress>> {
      const shown = await show(visit, paymentId)
      if (isFailure(shown)) return shown
      if (shown.progress.state === 'action') {
        const canceled = await orAway(settling.cancel({ websiteId: visit.website.id, paymentId }))
        if (isFailure(canceled)) return canceled
      }
      return checkouts.readProgress(visit, shown.checkoutId)
    },
  }
}

async function orAway<T>(asked: Promise<T>): Promise<Result<T>> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof StripeTrouble) return fail('stripe.unreachable')
    throw error
  }
}

import type { StripePayment } from '@sitewright/model/commerce/checkout/stripe'
import type Stripe from 'stripe'
import type { Services } from '../../../../services/services'
import type { Charge, ChargeReport, GivenBack, PaymentProvider } from '../payment-provider'
import type { PaymentKey } from '../payment-rows'
import { findIntentId, keepIntentId } from './intent-rows'
import { toMinorUnits } from './minor-units'
import { reportIntent } from './report-intent'
import type { StripeAccounts } from './stripe-accounts'
import { type StripeClients, StripeTrouble } from './stripe-client'

/** Ways to pay that tell only after days whether money came: stock is held for minutes. */
const slowMethods = [
  ...['acss_debit', 'au_becs_debit', 'bacs_debit', 'boleto', 'customer_balance', 'konbini', 'multibanco'],
  ...['nz_bank_account', 'oxxo', 'sepa_debit', 'us_bank_account'],
]

export interface StripeProvider extends PaymentProvider {
  /** What the buyer's browser needs to pay; null where there is nothing to pay. */
  readPayment(key: PaymentKey): Promise<StripePayment | null>
}

interface ProviderParts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly clients: StripeClients
  readonly accounts: StripeAccounts
}

/** Each payment is an intent at Stripe, made under the payment's id. The buyer's browser pays it; nothing of a card comes here. */
export function createStripeProvider({ services, clients, accounts }: ProviderParts): StripeProvider {
  const { database, now } = services
  const findIntent = (key: PaymentKey) => database.site(key.websiteId, (tx) => findIntentId(tx, key))

  async function call<T>(websiteId: string, work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const secretKey = await accounts.openSecretKey(websiteId)
    if (secretKey === null) throw new StripeTrouble('keys', 'no keys')
    return clients.call(secretKey, work)
  }

  async function report(stripe: Stripe, { paymentId }: Charge, intent: Stripe.PaymentIntent): Promise<ChargeReport> {
    const charge = intent.latest_charge
    const isDisputed = typeof charge === 'object' && charge?.disputed === true
    const disputes = isDisputed ? (await stripe.disputes.list({ payment_intent: intent.id, limit: 100 })).data : []
    return reportIntent(paymentId, intent, disputes)
  }

  /** Under the same name it is made once: asked again, Stripe answers with the same one. */
  async function keepIntent(stripe: Stripe, { websiteId, paymentId, amount }: Charge): Promise<string> {
    const made = await stripe.paymentIntents.create(
      {
        amount: toMinorUnits(amount),
        currency: amount.currency.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        excluded_payment_method_types: slowMethods,
        metadata: { websiteId, paymentId },
      },
      { idempotencyKey: paymentId },
    )
    const at = new Date(now())
    await database.site(websiteId, (tx) => keepIntentId(tx, { websiteId, paymentId, intentId: made.id, at }))
    return made.id
  }

  async function readIntent(stripe: Stripe, charge: Charge, intentId: string): Promise<ChargeReport> {
    return report(stripe, charge, await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }))
  }

  return {
    async start(charge) {
      const begin = async (stripe: Stripe) => readIntent(stripe, charge, await keepIntent(stripe, charge))
      try {
        return await call(charge.websiteId, begin)
      } catch (error) {
        // Nothing was made that anybody could pay.
        if (isTrouble(error, ['refused', 'keys'])) return { state: 'failed', failure: 'refused' }
        throw error
      }
    },

    async read(charge) {
      const intentId = await findIntent(charge)
      if (intentId === null) return { state: 'unknown' }
      return call(charge.websiteId, (stripe) => readIntent(stripe, charge, intentId))
    },

    async cancel(charge, failure) {
      // One that is not known may be on its way: it is made, if need be, to be canceled.
      const known = await findIntent(charge)
      const intentId = known ?? (await call(charge.websiteId, (stripe) => keepIntent(stripe, charge)))
      const reason = failure === 'canceled' ? 'requested_by_customer' : 'abandoned'
      try {
        await call(charge.websiteId, (stripe) =>
          stripe.paymentIntents.cancel(intentId, { cancellation_reason: reason }),
        )
      } catch (error) {
        // Paid, canceled before, or just being paid: what it is now counts.
        if (!isTrouble(error, ['refused'])) throw error
      }
      return call(charge.websiteId, (stripe) => readIntent(stripe, charge, intentId))
    },

    async refund(back) {
      const intentId = await findIntent(back)
      if (intentId === null) return { isDone: false, reference: '' }
      try {
        return await call(back.websiteId, (stripe) => giveBack(stripe, back, intentId))
      } catch (error) {
        if (isTrouble(error, ['refused'])) return { isDone: false, reference: '' }
        throw error
      }
    },

    async readPayment(key) {
      const intentId = await findIntent(key)
      const publishableKey = await accounts.findPublishableKey(key.websiteId)
      if (intentId === null || publishableKey === null) return null
      const intent = await call(key.websiteId, (stripe) => stripe.paymentIntents.retrieve(intentId))
      const { client_secret: clientSecret, status } = intent
      return clientSecret === null || !status.startsWith('requires_') ? null : { publishableKey, clientSecret }
    },
  }
}

/** Stripe forgets the names of calls after a day: a refund that was made before is found by its own data then. */
async function giveBack(stripe: Stripe, { websiteId, refundId, amount }: GivenBack, intentId: string) {
  const made = await stripe.refunds.list({ payment_intent: intentId, limit: 100 })
  const refund =
    made.data.find(({ metadata }) => metadata?.refundId === refundId) ??
    (await stripe.refunds.create(
      { payment_intent: intentId, amount: toMinorUnits(amount), metadata: { websiteId, refundId } },
      { idempotencyKey: refundId },
    ))
  return { isDone: refund.status !== 'failed' && refund.status !== 'canceled', reference: refund.id }
}

function isTrouble(error: unknown, kinds: readonly StripeTrouble['kind'][]): boolean {
  return error instanceof StripeTrouble && kinds.includes(error.kind)
}

import type { OutsideCharge } from '../shop/check-store'
import { type Json, missing, refuse, StripeRefusal } from './stripe-http'
import {
  type CardError,
  cardErrors,
  makeAccount,
  makeCharge,
  makeDispute,
  makeIntent,
  makeRefund,
} from './stripe-objects'

export type StripeBooks = ReturnType<typeof createStripeBooks>

/** What an account at Stripe knows, and the rules by which it changes. */
export function createStripeBooks(accountId: string, name: string) {
  const intents = new Map<string, Json>()
  const charges = new Map<string, Json>()
  const refunds: Json[] = []
  const disputes: Json[] = []
  const answers = new Map<string, { readonly asked: string; readonly answer: Json }>()
  let count = 0
  const newId = (kind: string) => `${kind}_${accountId.slice(5)}${String(++count).padStart(8, '0')}`

  function find(id: string): Json {
    const intent = intents.get(id)
    if (intent === undefined) throw missing('payment_intent', id)
    return intent
  }
  const chargeOf = (intent: Json) => charges.get(String(intent.latest_charge))
  const failTry = (intent: Json, error: CardError) =>
    Object.assign(intent, {
      status: 'requires_payment_method',
      next_action: null,
      last_payment_error: { type: 'card_error', ...cardErrors[error] },
    })

  function capture(intent: Json): void {
    const { id, amount, currency, metadata } = intent
    const charge = makeCharge({ id: newId('ch'), amount, currency, metadata, payment_intent: id })
    charges.set(String(charge.id), charge)
    const paid = { status: 'succeeded', amount_received: amount, next_action: null, last_payment_error: null }
    Object.assign(intent, { ...paid, latest_charge: charge.id })
  }

  return {
    account: makeAccount(accountId, name),
    refunds,
    list: () => [...intents.values()],
    /** All money that came, for whoever compares books. */
    listCharges: (): OutsideCharge[] =>
      [...charges.values()].map(({ payment_intent, amount, amount_refunded }) => ({
        intentId: String(payment_intent),
        amountCents: Number(amount),
        givenBackCents: Number(amount_refunded),
      })),

    /** Under the same key the same answer; under the same key with other words a refusal. */
    once(key: string | undefined, asked: string, act: () => Json): Json {
      const before = key === undefined ? undefined : answers.get(key)
      if (before !== undefined && before.asked !== asked)
        throw new StripeRefusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        })
      if (before !== undefined) return before.answer
      const answer = structuredClone(act())
      if (key !== undefined) answers.set(key, { asked, answer })
      return answer
    },

    create({ amount, currency, metadata = {}, automatic_payment_methods, excluded_payment_method_types }: Json): Json {
      const cents = Number(amount)
      if (!Number.isSafeInteger(cents) || cents < 1) throw refuse('parameter_invalid_integer', 'Invalid integer')
      if (cents < 50 && currency !== 'jpy')
        throw refuse('amount_too_small', 'Amount must convert to at least 50 cents.')
      const id = newId('pi')
      const intent = makeIntent({
        ...{ id, amount: cents, currency, metadata, client_secret: `${id}_secret_${accountId}` },
        automatic_payment_methods: { enabled: (automatic_payment_methods as Json | undefined)?.enabled === 'true' },
        excluded_payment_method_types: Object.values((excluded_payment_method_types as Json | undefined) ?? {}),
        created: 1_700_000_000 + count,
      })
      intents.set(id, intent)
      return intent
    },

    read(id: string, isExpanded: boolean): Json {
      const intent = find(id)
      return isExpanded ? { ...intent, latest_charge: chargeOf(intent) ?? null } : intent
    },

    cancel(id: string, { cancellation_reason = null }: Json): Json {
      const intent = find(id)
      if (!String(intent.status).startsWith('requires_'))
        throw refuse(
          'payment_intent_unexpected_state',
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        )
      return Object.assign(intent, { status: 'canceled', cancellation_reason, next_action: null })
    },

    refund({ payment_intent, amount, metadata = {} }: Json): Json {
      const intent = find(String(payment_intent))
      const charge = chargeOf(intent)
      const left = Number(charge?.amount ?? 0) - Number(charge?.amount_refunded ?? 0)
      const cents = amount === undefined ? left : Number(amount)
      if (charge === undefined)
        throw refuse('charge_not_captured', 'This PaymentIntent does not have a successful charge.')
      if (left === 0) throw refuse('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
      if (cents > left)
        throw refuse(
          'amount_too_large',
          `Refund amount (${cents}) is greater than unrefunded amount on charge (${left})`,
        )
      const { currency } = intent
      const links = { payment_intent, charge: charge.id }
      const refund = makeRefund({ id: newId('re'), amount: cents, currency, metadata, ...links })
      refunds.push(refund)
      const amount_refunded = Number(charge.amount_refunded) + cents
      Object.assign(charge, { amount_refunded, refunded: amount_refunded === charge.amount })
      return refund
    },

    listRefunds: (id: unknown) => refunds.filter(({ payment_intent }) => payment_intent === id),
    listDisputes: (id: unknown) => disputes.filter(({ payment_intent }) => payment_intent === id),

    /** What the buyer does in Stripe's frames. */
    pay(id: string, card: 'paid' | 'asks' | 'slow' | CardError): void {
      const intent = find(id)
      if (!String(intent.status).startsWith('requires_')) throw refuse('payment_intent_unexpected_state', 'Too late.')
      if (card === 'paid') capture(intent)
      else if (card === 'slow') Object.assign(intent, { status: 'processing' })
      else if (card === 'asks')
        Object.assign(intent, { status: 'requires_action', next_action: { type: 'redirect_to_url' } })
      else failTry(intent, card)
    },
    authenticate(id: string, isProven: boolean): void {
      const intent = find(id)
      if (isProven) capture(intent)
      else failTry(intent, 'unproven')
    },
    /** Money that comes although it was canceled. */
    captureLate: (id: string) => capture(find(id)),
    dispute(id: string, status: string): Json {
      const intent = find(id)
      const known = disputes.find(({ payment_intent }) => payment_intent === id)
      if (known !== undefined) return Object.assign(known, { status })
      const charge = chargeOf(intent)
      if (charge === undefined) throw new Error('nothing was paid')
      charge.disputed = true
      const { amount, currency } = intent
      const links = { payment_intent: id, charge: charge.id }
      const dispute = makeDispute({ id: newId('dp'), amount, currency, status, ...links })
      disputes.push(dispute)
      return dispute
    },
    chargeOf: (id: string) => chargeOf(find(id)),
  }
}

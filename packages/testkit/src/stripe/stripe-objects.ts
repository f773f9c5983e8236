import type { Json } from './stripe-http'

/**
 * Objects with the fields that the fixtures of Stripe's public API description (github.com/stripe/openapi, fixtures3.json) have
 * for them, as far as money in a store has to do with them.
 */
export function makeIntent(given: Json): Json {
  return {
    object: 'payment_intent',
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...given,
  }
}

export function makeCharge(given: Json): Json {
  return {
    object: 'charge',
    amount_refunded: 0,
    balance_transaction: null,
    captured: true,
    customer: null,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    paid: true,
    refunded: false,
    status: 'succeeded',
    ...given,
  }
}

export function makeRefund(given: Json): Json {
  return {
    object: 'refund',
    balance_transaction: null,
    destination_details: { card: { type: 'reversal' }, type: 'card' },
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...given,
  }
}

export function makeDispute(given: Json): Json {
  return {
    object: 'dispute',
    balance_transactions: [],
    evidence: {},
    evidence_details: { due_by: 1723679999, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    reason: 'fraudulent',
    status: 'needs_response',
    ...given,
  }
}

export function makeAccount(id: string, name: string): Json {
  return {
    id,
    object: 'account',
    business_profile: { name: null, url: null },
    charges_enabled: true,
    country: 'US',
    default_currency: 'usd',
    details_submitted: true,
    email: 'shop@example.com',
    payouts_enabled: true,
    settings: { dashboard: { display_name: name, timezone: 'Etc/UTC' } },
    type: 'standard',
  }
}

/** The test cards of Stripe's documentation: what comes of them, and what Stripe says of it. */
export const cardErrors = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficientFunds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  unproven: {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
} as const
export type CardError = keyof typeof cardErrors

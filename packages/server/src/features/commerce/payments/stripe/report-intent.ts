import type { PaymentFailure } from '@sitewright/model/commerce/checkout/payment'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type Stripe from 'stripe'
import type { ChargeReport } from '../payment-provider'

type LastError = Stripe.PaymentIntent['last_payment_error']

/** How a payment stands, by what Stripe says of its intent and of the disputes about it. */
export function reportIntent(
  paymentId: string,
  intent: Stripe.PaymentIntent,
  disputes: readonly Stripe.Dispute[],
): ChargeReport {
  switch (intent.status) {
    case 'succeeded':
      return { state: 'captured', reference: intent.id, dispute: judgeDisputes(disputes) }
    case 'canceled':
      return { state: 'failed', failure: explainCancel(intent) }
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
      return {
        state: 'action',
        address: fillPath(paths.stripePayment, { paymentId }),
        failure: explainError(intent.last_payment_error),
      }
    default:
      return { state: 'pending' }
  }
}

function explainCancel({ cancellation_reason, last_payment_error }: Stripe.PaymentIntent): PaymentFailure {
  if (cancellation_reason === 'requested_by_customer') return 'canceled'
  return explainError(last_payment_error) ?? 'expired'
}

const invalidCards = [
  'incorrect_number',
  'invalid_number',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_cvc',
]
const unproven = ['payment_intent_authentication_failure', 'authentication_required']

function explainError(error: LastError): PaymentFailure | null {
  if (error === null) return null
  const { code = '', decline_code = '' } = error
  if (decline_code === 'insufficient_funds' || code === 'insufficient_funds') return 'insufficient-funds'
  if (unproven.includes(code) || unproven.includes(decline_code)) return 'authentication-failed'
  return invalidCards.includes(code) ? 'invalid-card' : 'declined'
}

/** An inquiry (`warning_…`) takes no money yet. */
function judgeDisputes(disputes: readonly Stripe.Dispute[]): 'open' | 'won' | 'lost' | null {
  const states = disputes.map(({ status }) => status)
  const isOpen = ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review']
  if (states.some((state) => isOpen.includes(state))) return 'open'
  if (states.includes('lost')) return 'lost'
  return states.includes('won') ? 'won' : null
}

import { stripeEvents } from '@sitewright/model/commerce/checkout/stripe'
import { fail } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import type Stripe from 'stripe'
import { sendFailure } from '../../../../http/failure-answers'
import type { Route, RouteInput } from '../../../../http/mount-routes'
import { dataAnswerHeaders } from '../../../../http/security-headers'
import type { Services } from '../../../../services/services'
import type { PaymentEvent } from '../payment-provider'
import { findPaymentOfIntent } from './intent-rows'
import type { StripeAccounts } from './stripe-accounts'
import { type StripeClients, StripeTrouble } from './stripe-client'

interface EventParts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly clients: StripeClients
  readonly accounts: StripeAccounts
  readonly receive: (event: PaymentEvent) => Promise<void>
}

/** A signature may be this old: an event that somebody recorded is no use later. */
const toleranceSeconds = 300
const maxBytes = 256 * 1024
const perMinute = 1_200

/** Where Stripe tells of payments. What it says is never believed: it is a reason to ask how the payment stands. */
export function stripeEventRoute(parts: EventParts): Route {
  return {
    method: 'POST',
    path: paths.stripeEvents,
    on: 'site',
    perMinute,
    needsNoCrumb: true,
    rawBody: { maxBytes },
    handle: (input) => take(parts, input),
  }
}

async function take(parts: EventParts, { target, request, reply }: RouteInput) {
  const websiteId = target?.kind === 'site' ? target.website.id : ''
  const secret = await parts.accounts.openWebhookSecret(websiteId)
  if (secret === null) return sendFailure(reply, fail('request.not-found'))
  const signature = request.headers['stripe-signature']
  const event = await verify(parts, { body: request.body, signature: String(signature ?? ''), secret })
  if (event === null) return sendFailure(reply, fail('stripe.bad-signature'))
  try {
    await tell(parts, websiteId, event)
  } catch (error) {
    // Stripe tells it again later.
    if (error instanceof StripeTrouble) return sendFailure(reply, fail('stripe.unreachable'))
    throw error
  }
  return reply.code(200).headers(dataAnswerHeaders).send({ received: true })
}

interface Told {
  readonly body: unknown
  readonly signature: string
  readonly secret: string
}

async function verify({ clients, services }: EventParts, { body, signature, secret }: Told) {
  const { webhooks, errors } = await clients.load()
  const text = typeof body === 'string' ? body : ''
  try {
    return webhooks.constructEvent(text, signature, secret, toleranceSeconds, undefined, services.now())
  } catch (error) {
    // Signed, and yet no event: as bad as an unsigned one.
    if (error instanceof errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
    throw error
  }
}

async function tell({ services, receive }: EventParts, websiteId: string, event: Stripe.Event): Promise<void> {
  if (!isHeeded(event.type)) return
  const intentId = intentOf(event.data.object)
  // The account may take payments elsewhere, too.
  const paymentId =
    intentId === null
      ? null
      : await services.database.site(websiteId, (tx) => findPaymentOfIntent(tx, websiteId, intentId))
  if (paymentId === null) return
  await receive({ websiteId, provider: 'stripe', eventId: event.id, paymentId, kind: event.type })
}

function isHeeded(type: string): boolean {
  return (stripeEvents as readonly string[]).includes(type)
}

/** Charges and disputes name the intent that they belong to. */
function intentOf(object: unknown): string | null {
  const { object: kind, id, payment_intent } = object as { object?: string; id?: string; payment_intent?: unknown }
  const intent = kind === 'payment_intent' ? id : payment_intent
  return typeof intent === 'string' ? intent : null
}

import { z } from 'zod'

const keyEnd = z.string().length(4)

/** `sk_…` and `rk_…` are keys that must stay secret; their second part says whether real money moves. */
export const stripeKeys = z
  .strictObject({
    publishableKey: z
      .string()
      .trim()
      .regex(/^pk_(test|live)_\w{8,240}$/, 'Enter the publishable key. It starts with pk_test_ or pk_live_.'),
    secretKey: z
      .string()
      .trim()
      .regex(/^[sr]k_(test|live)_\w{8,240}$/, 'Enter the secret key. It starts with sk_test_ or sk_live_.'),
    webhookSecret: z
      .string()
      .trim()
      .regex(/^whsec_[\w+/=]{8,240}$/, 'Enter the signing secret of the webhook. It starts with whsec_.'),
  })
  .refine(({ publishableKey, secretKey }) => isTestKey(publishableKey) === isTestKey(secretKey), {
    path: ['publishableKey'],
    message: 'Use two test keys or two live keys.',
  })
export type StripeKeys = z.infer<typeof stripeKeys>

export function isTestKey(key: string): boolean {
  return key.slice(2).startsWith('_test_')
}

/** What is told of the keys: never the secret ones themselves. */
export const stripeAccount = z.strictObject({
  /** Null: no keys are stored. */
  connection: z
    .strictObject({
      accountName: z.string(),
      isTest: z.boolean(),
      publishableKey: z.string(),
      secretKeyEnd: keyEnd,
      webhookSecretEnd: keyEnd,
      connectedAt: z.iso.datetime(),
    })
    .nullable(),
  /** What Stripe is to call, and of what it is to tell. */
  webhookAddress: z.url(),
  webhookEvents: z.array(z.string()),
})
export type StripeAccount = z.infer<typeof stripeAccount>

/** Of everything that Stripe can tell, what changes how a payment stands. */
export const stripeEvents = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const

/** With these the buyer's browser asks Stripe itself: cards never come here. */
export const stripePayment = z.strictObject({
  publishableKey: z.string(),
  clientSecret: z.string(),
})
export type StripePayment = z.infer<typeof stripePayment>

import { z } from 'zod'
import { id } from '../../id'
import { defineStates, listStates, type StateOf } from '../../states/state-table'

/** What a webhook can be told of, as its messages name it. */
export const webhookEventTypes = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.fulfilled',
  'order.refunded',
  'order.canceled',
  'stock.changed',
  'stock.sold-out',
  'product.created',
  'product.published',
  'product.changed',
  'product.hidden',
  'product.deleted',
] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** What the test button sends, whatever a webhook is told of. */
export const testEventType = 'webhook.test'
const sentEventTypes = [...webhookEventTypes, testEventType] as const

/** `giveUp` follows the last attempt; owners may `resend` at any time. */
export const deliveryTable = defineStates({
  initial: ['pending'],
  moves: {
    pending: { deliver: 'delivered', giveUp: 'failed', resend: 'pending' },
    delivered: { resend: 'pending' },
    failed: { resend: 'pending' },
  },
})
export type DeliveryState = StateOf<typeof deliveryTable.moves>

export const maxWebhooks = 20

const fields = {
  address: z
    .string()
    .trim()
    .max(2000, 'At most 2,000 characters.')
    .refine(isWebAddress, 'Enter a URL such as https://example.com/events.'),
  events: z
    .array(z.enum(webhookEventTypes))
    .min(1, 'Choose at least one event.')
    .max(webhookEventTypes.length)
    .refine((events) => new Set(events).size === events.length, 'List each event once.'),
  isOn: z.boolean(),
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

export const newWebhook = z.strictObject({ ...fields, isOn: fields.isOn.default(true) })
export type NewWebhook = z.infer<typeof newWebhook>

/** Only what is sent changes. */
export const webhookChange = z.strictObject(fields).partial()
export type WebhookChange = z.infer<typeof webhookChange>

export const webhook = z.strictObject({
  ...fields,
  id,
  /** The last characters of the secret. */
  secretEnd: z.string(),
  createdAt: z.iso.datetime(),
})
export type Webhook = z.infer<typeof webhook>

/** The secret is told once. */
export const webhookWithSecret = webhook.extend({ secret: z.string() })
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>

export const listedWebhook = webhook.extend({
  /** Events that it never took, and that nobody sent again. */
  failedCount: z.int().min(0),
})
export type ListedWebhook = z.infer<typeof listedWebhook>

export const webhookList = z.strictObject({ webhooks: z.array(listedWebhook) })

export const webhookDelivery = z.strictObject({
  id,
  /** The same in every attempt and for every webhook. */
  eventId: id,
  type: z.enum(sentEventTypes),
  state: z.enum(listStates(deliveryTable)),
  attempts: z.int().min(0),
  /** Of the last attempt; null where nothing was answered. */
  status: z.int().nullable(),
  answer: z.string(),
  /** Why nothing was answered. */
  problem: z.string(),
  createdAt: z.iso.datetime(),
  attemptedAt: z.iso.datetime().nullable(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

export const deliveryQuery = z.strictObject({
  state: z.enum(listStates(deliveryTable)).optional(),
  /** The last one of the page before. */
  cursor: id.optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(25),
})
export type DeliveryQuery = z.infer<typeof deliveryQuery>

/** The newest first. */
export const deliveryList = z.strictObject({ deliveries: z.array(webhookDelivery), nextCursor: id.nullable() })

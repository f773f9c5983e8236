import { storeWebhookCalls } from '@sitewright/model/calls/webhooks'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { siteOf } from '../../../http/site-of'
import type { StoreWebhooks } from './service'

const rules = { group: 'Webhooks', access: 'store.manage', area: 'webhooks' } as const
/** Each one calls somebody else. */
const callsPerMinute = 60

export function storeWebhookEndpoints(webhooks: StoreWebhooks): Endpoint[] {
  return [
    defineEndpoint(storeWebhookCalls.listStoreWebhooks, {
      ...rules,
      summary: 'List webhooks with their events and number of failed deliveries',
      handle: async ({ caller }) => ({ webhooks: await webhooks.list(siteOf(caller)) }),
    }),
    defineEndpoint(storeWebhookCalls.createStoreWebhook, {
      ...rules,
      summary:
        'Create a webhook. Its signing secret is returned only in this response. Events are sent as JSON by POST, with their ID in `Sitewright-Delivery`. `Sitewright-Signature: t=…,v1=…` holds the time and the HMAC-SHA256 of `{t}.{body}` with the secret.',
      handle: ({ body, caller }) => webhooks.add(siteOf(caller), body),
      failures: ['webhook.too-many'],
    }),
    defineEndpoint(storeWebhookCalls.changeStoreWebhook, {
      ...rules,
      summary: 'Change a webhook’s URL or events, or turn it on or off',
      handle: ({ params: { webhookId }, body, caller }) =>
        webhooks.change({ websiteId: siteOf(caller), webhookId }, body),
    }),
    defineEndpoint(storeWebhookCalls.deleteStoreWebhook, {
      ...rules,
      summary: 'Delete a webhook and its deliveries',
      handle: ({ params: { webhookId }, caller }) => webhooks.remove({ websiteId: siteOf(caller), webhookId }),
    }),
    defineEndpoint(storeWebhookCalls.renewStoreWebhookSecret, {
      ...rules,
      summary:
        'Renew the signing secret. It’s returned only in this response. The previous secret stops working immediately.',
      handle: ({ params: { webhookId }, caller }) => webhooks.renewSecret({ websiteId: siteOf(caller), webhookId }),
    }),
    defineEndpoint(storeWebhookCalls.testStoreWebhook, {
      ...rules,
      summary: 'Send `webhook.test` to a webhook now and return the result',
      perMinute: callsPerMinute,
      handle: ({ params: { webhookId }, caller }) => webhooks.test({ websiteId: siteOf(caller), webhookId }),
    }),
    defineEndpoint(storeWebhookCalls.listWebhookDeliveries, {
      ...rules,
      summary: 'List a webhook’s deliveries of the last 30 days with their responses, newest first, with cursors',
      handle: ({ params: { webhookId }, query, caller }) =>
        webhooks.deliveries({ websiteId: siteOf(caller), webhookId }, query),
    }),
    defineEndpoint(storeWebhookCalls.resendWebhookDelivery, {
      ...rules,
      summary: 'Resend an event to a webhook with the same event ID',
      perMinute: callsPerMinute,
      handle: ({ params: { webhookId, deliveryId }, caller }) =>
        webhooks.resend({ websiteId: siteOf(caller), webhookId }, deliveryId),
    }),
  ]
}

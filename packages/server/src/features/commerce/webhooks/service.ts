import {
  type DeliveryQuery,
  type ListedWebhook,
  maxWebhooks,
  type NewWebhook,
  testEventType,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  type WebhookWithSecret,
} from '@sitewright/model/commerce/store/webhooks'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { planJob } from '../../../jobs/jobs'
import { makeSigningSecret } from '../../../security/sign-webhook'
import {
  countFailed,
  findDelivery,
  insertDeliveries,
  listDeliveries,
  noteAttempt,
  resendDelivery,
  type StoredDelivery,
} from './delivery-rows'
import { insertEvent } from './event-rows'
import { cleanEvents, deliverEvent } from './job-kinds'
import { purposeOf } from './purpose'
import { type DeliveryParts, sendDelivery } from './send-delivery'
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  type StoredWebhook,
  setWebhookSecret,
  updateWebhook,
  type WebhookKey,
} from './webhook-rows'

export type StoreWebhooks = ReturnType<typeof createStoreWebhooks>

/** Webhooks of a store as its owner handles them. */
export function createStoreWebhooks(parts: DeliveryParts) {
  const { services, sealed } = parts
  const { database, jobs, newId, now } = services

  async function makeSecret({ websiteId, webhookId }: WebhookKey) {
    const secret = makeSigningSecret(services)
    const sealedSecret = await sealed.seal(secret, purposeOf(websiteId, webhookId))
    return { secret, sealedSecret, secretEnd: secret.slice(-4) }
  }

  async function readDelivery(websiteId: string, deliveryId: string): Promise<Result<WebhookDelivery>> {
    const delivery = await database.site(websiteId, (tx) => findDelivery(tx, { websiteId, deliveryId }))
    return delivery === null ? fail('request.not-found') : showDelivery(delivery)
  }

  return {
    list: (websiteId: string): Promise<ListedWebhook[]> =>
      database.site(websiteId, async (tx) => {
        const failed = await countFailed(tx, websiteId)
        const webhooks = await listWebhooks(tx, websiteId)
        return webhooks.map((webhook) => ({ ...show(webhook), failedCount: failed.get(webhook.id) ?? 0 }))
      }),

    async add(websiteId: string, asked: NewWebhook): Promise<Result<WebhookWithSecret>> {
      const webhookId = newId()
      const { secret, ...kept } = await makeSecret({ websiteId, webhookId })
      const webhook = { ...asked, ...kept, id: webhookId, createdAt: new Date(now()).toISOString() }
      return database.site(websiteId, async (tx) => {
        const { length } = await listWebhooks(tx, websiteId)
        if (length >= maxWebhooks) return fail('webhook.too-many', { values: { limit: maxWebhooks } })
        await insertWebhook(tx, websiteId, webhook)
        await jobs.addAll(tx, [planJob({ kind: cleanEvents, websiteId, key: 'clean', payload: {} })])
        return { ...show(webhook), secret }
      })
    },

    change: (key: WebhookKey, change: WebhookChange): Promise<Result<Webhook>> =>
      database.site(key.websiteId, async (tx) => {
        const before = await findWebhook(tx, key, { isLocked: true })
        if (before === null) return fail('request.not-found')
        const { address = before.address, events = before.events, isOn = before.isOn } = change
        await updateWebhook(tx, key, { address, events, isOn })
        return { ...show(before), address, events, isOn }
      }),

    remove: (key: WebhookKey): Promise<Result<Record<string, never>>> =>
      database.site(key.websiteId, async (tx) => ((await deleteWebhook(tx, key)) ? {} : fail('request.not-found'))),

    /** The last one ends at once: receivers learn the new one from their owner. */
    async renewSecret(key: WebhookKey): Promise<Result<WebhookWithSecret>> {
      const { secret, ...kept } = await makeSecret(key)
      return database.site(key.websiteId, async (tx) => {
        const before = await findWebhook(tx, key, { isLocked: true })
        if (before === null) return fail('request.not-found')
        await setWebhookSecret(tx, key, kept)
        return { ...show({ ...before, ...kept }), secret }
      })
    },

    /** Sent while the owner waits, once, and kept in the log like any other. */
    async test(key: WebhookKey): Promise<Result<WebhookDelivery>> {
      const { websiteId, webhookId } = key
      const [eventId, deliveryId] = [newId(), newId()]
      const createdAt = new Date(now())
      const isMade = await database.site(websiteId, async (tx) => {
        if ((await findWebhook(tx, key)) === null) return false
        await insertEvent(tx, websiteId, { id: eventId, type: testEventType, subject: webhookId, data: {}, createdAt })
        await insertDeliveries(tx, websiteId, [{ id: deliveryId, webhookId, eventId }], createdAt)
        return true
      })
      const sent = isMade ? await sendDelivery(parts, { websiteId, deliveryId }) : null
      if (sent === null) return fail('request.not-found')
      const note = { ...sent, at: new Date(now()) }
      await database.site(websiteId, (tx) =>
        noteAttempt(tx, { websiteId, deliveryId }, note, sent.isTaken ? 'deliver' : 'giveUp'),
      )
      return readDelivery(websiteId, deliveryId)
    },

    deliveries: (key: WebhookKey, query: DeliveryQuery) =>
      database.site(key.websiteId, async (tx) => {
        if ((await findWebhook(tx, key)) === null) return fail('request.not-found')
        const found = await listDeliveries(tx, key, query)
        const shown = found.slice(0, query.limit)
        const nextCursor = found.length > query.limit ? (shown.at(-1)?.id ?? null) : null
        return { deliveries: shown.map(showDelivery), nextCursor }
      }),

    async resend(key: WebhookKey, deliveryId: string): Promise<Result<WebhookDelivery>> {
      const { websiteId } = key
      const isAsked = await database.site(websiteId, async (tx) => {
        if (!(await resendDelivery(tx, key, deliveryId))) return false
        await jobs.add(tx, { kind: deliverEvent, websiteId, key: deliveryId, payload: { deliveryId } })
        return true
      })
      return isAsked ? readDelivery(websiteId, deliveryId) : fail('request.not-found')
    },
  }
}

function show({ sealedSecret: _sealed, ...webhook }: StoredWebhook): Webhook {
  return webhook
}

function showDelivery({ webhookId: _webhook, ...delivery }: StoredDelivery): WebhookDelivery {
  return delivery
}

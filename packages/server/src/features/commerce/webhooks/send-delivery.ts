import { testEventType } from '@sitewright/model/commerce/store/webhooks'
import { type OutsideRules, postOutside, UnreachableAddress } from '../../../security/call-outside'
import type { SealedSecrets } from '../../../security/sealed-secrets'
import { webhookHeaders } from '../../../security/sign-webhook'
import type { Services } from '../../../services/services'
import { type DeliveryKey, findDelivery } from './delivery-rows'
import { describeEvent } from './describe-event'
import { findEvent, type StoredEvent } from './event-rows'
import { purposeOf } from './purpose'
import { findWebhook, type StoredWebhook } from './webhook-rows'

export interface DeliveryParts {
  readonly services: Services
  readonly sealed: SealedSecrets
  readonly rules: OutsideRules
}

/** How an attempt ended: `isFinal` where another one would end in the same way. */
interface Sent {
  readonly isTaken: boolean
  readonly isFinal: boolean
  readonly status: number | null
  readonly answer: string
  readonly problem: string
}

const longestAnswer = 2_000

/** One attempt. Null when there is nothing to send any more. */
export async function sendDelivery(parts: DeliveryParts, key: DeliveryKey, signal?: AbortSignal): Promise<Sent | null> {
  const { websiteId } = key
  const found = await parts.services.database.site(websiteId, async (tx) => {
    const delivery = await findDelivery(tx, key)
    const webhook = delivery && (await findWebhook(tx, { websiteId, webhookId: delivery.webhookId }))
    const event = delivery && (await findEvent(tx, websiteId, delivery.eventId))
    return webhook === null || event === null ? null : { webhook, event }
  })
  if (found === null) return null
  if (!found.webhook.isOn && found.event.type !== testEventType) return unsent('The webhook is turned off.')
  const secret = await parts.sealed.open(found.webhook.sealedSecret, purposeOf(websiteId, found.webhook.id))
  if (secret === null) return unsent("The signing secret can't be read. Renew it.")
  return post(parts, { websiteId, ...found, secret }, signal)
}

interface Posting {
  readonly websiteId: string
  readonly webhook: StoredWebhook
  readonly event: StoredEvent
  readonly secret: string
}

async function post(
  { services, rules }: DeliveryParts,
  { websiteId, webhook, event, secret }: Posting,
  signal?: AbortSignal,
): Promise<Sent> {
  const body = JSON.stringify(await describeEvent(services, websiteId, event))
  const headers = webhookHeaders({ body, secret, deliveryId: event.id, now: services.now() })
  try {
    const asked = { body, headers, ...(signal === undefined ? {} : { signal }) }
    const { status, text } = await postOutside(webhook.address, asked, rules)
    const isTaken = status >= 200 && status <= 299
    return { isTaken, isFinal: isTaken, status, answer: keepText(text), problem: '' }
  } catch (error) {
    if (error instanceof UnreachableAddress) return unsent(error.message)
    // What the network says in detail would tell of machines near this one.
    return { ...unsent('The receiver didn’t respond.'), isFinal: false }
  }
}

function unsent(problem: string): Sent {
  return { isTaken: false, isFinal: true, status: null, answer: '', problem }
}

/** No text column takes zero bytes, or half of a character. */
function keepText(text: string): string {
  return Buffer.from(text.replaceAll('\0', '').slice(0, longestAnswer)).toString()
}

import { type OutsideRules, postOutside } from '../../../security/call-outside'
import { webhookHeaders } from '../../../security/sign-webhook'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { findWebhookSecret } from './webhook-secret-rows'
import { makeWebhookSecret } from './webhook-secrets'

export interface WebhookMessage {
  readonly websiteId: string
  readonly formId: string
  readonly href: string
  /** The same in every attempt: receivers know by it what they have already. */
  readonly deliveryId: string
  readonly content: unknown
}

export function createWebhooks(services: Pick<Services, 'database' | 'now' | 'randomBytes'>, rules: OutsideRules) {
  const { database, now } = services

  async function secretOf(tx: Tx, place: { websiteId: string; formId: string }): Promise<string> {
    return (await findWebhookSecret(tx, place)) ?? makeWebhookSecret(tx, services, place)
  }

  return {
    /** Answers the status of the receiver. */
    async send(
      { websiteId, formId, href, deliveryId, content }: WebhookMessage,
      signal?: AbortSignal,
    ): Promise<number> {
      const secret = await database.site(websiteId, (tx) => secretOf(tx, { websiteId, formId }))
      const body = JSON.stringify(content)
      const headers = webhookHeaders({ body, secret, deliveryId, now: now() })
      const answer = await postOutside(href, { body, headers, ...(signal === undefined ? {} : { signal }) }, rules)
      return answer.status
    },
  }
}
export type Webhooks = ReturnType<typeof createWebhooks>

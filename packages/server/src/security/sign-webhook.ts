import { createHmac } from 'node:crypto'
import type { Chance } from '../ground/time-and-chance'
import { makeSecret } from './secrets'

export function makeSigningSecret(chance: Chance): string {
  return `whsec_${makeSecret(chance)}`
}

/** The time is signed too, so that a receiver can refuse what was recorded long ago. */
function signBody(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

interface Signed {
  readonly body: string
  readonly secret: string
  /** The same in every attempt: receivers know by it what they have already. */
  readonly deliveryId: string
  readonly now: number
}

export function webhookHeaders({ body, secret, deliveryId, now }: Signed): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Sitewright-Webhook/1',
    'sitewright-delivery': deliveryId,
    'sitewright-signature': signBody(body, secret, now),
  }
}

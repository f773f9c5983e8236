import { createHmac } from 'node:crypto'
import type { Services } from '../../services'
import type { Tx } from '../../storage/database'
import { makeSecret } from '../accounts/secrets'

interface SecretPlace {
  readonly websiteId: string
  readonly formId: string
}

export async function findWebhookSecret(tx: Tx, { websiteId, formId }: SecretPlace): Promise<string | null> {
  const row = await tx
    .selectFrom('webhook_secrets')
    .select('secret')
    .where('website_id', '=', websiteId)
    .where('form_id', '=', formId)
    .executeTakeFirst()
  return row?.secret ?? null
}

/** A new one takes the place of the last at once: receivers learn it from their owner. */
export async function makeWebhookSecret(
  tx: Tx,
  services: Pick<Services, 'now' | 'randomBytes'>,
  { websiteId, formId }: SecretPlace,
): Promise<string> {
  const secret = `whsec_${makeSecret(services)}`
  const changing = { secret, created_at: new Date(services.now()) }
  await tx
    .insertInto('webhook_secrets')
    .values({ website_id: websiteId, form_id: formId, ...changing })
    .onConflict((on) => on.columns(['website_id', 'form_id']).doUpdateSet(changing))
    .execute()
  return secret
}

export const signatureHeader = 'sitewright-signature'
export const deliveryHeader = 'sitewright-delivery'

/** The time is signed too, so that a receiver can refuse what was recorded long ago. */
export function signWebhook(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

import { makeSigningSecret } from '../../../security/sign-webhook'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { type SecretPlace, storeWebhookSecret } from './webhook-secret-rows'

/** A new one takes the place of the last at once: receivers learn it from their owner. */
export async function makeWebhookSecret(
  tx: Tx,
  services: Pick<Services, 'now' | 'randomBytes'>,
  place: SecretPlace,
): Promise<string> {
  const secret = makeSigningSecret(services)
  await storeWebhookSecret(tx, place, { secret, at: new Date(services.now()) })
  return secret
}

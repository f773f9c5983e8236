import type { Tx } from '../../../../storage/database'
import type { PaymentKey } from '../payment-rows'

export async function findIntentId(tx: Tx, { websiteId, paymentId }: PaymentKey): Promise<string | null> {
  const row = await tx
    .selectFrom('stripe_intents')
    .select('intent_id')
    .where('website_id', '=', websiteId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row?.intent_id ?? null
}

export async function findPaymentOfIntent(tx: Tx, websiteId: string, intentId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('stripe_intents')
    .select('payment_id')
    .where('website_id', '=', websiteId)
    .where('intent_id', '=', intentId)
    .executeTakeFirst()
  return row?.payment_id ?? null
}

/** The first one stays. */
export async function keepIntentId(
  tx: Tx,
  { websiteId, paymentId, intentId, at }: PaymentKey & { readonly intentId: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('stripe_intents')
    .values({ website_id: websiteId, payment_id: paymentId, intent_id: intentId, created_at: at })
    .onConflict((on) => on.doNothing())
    .execute()
}

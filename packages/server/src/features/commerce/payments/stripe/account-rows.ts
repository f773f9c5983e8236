import type { Tx } from '../../../../storage/database'

export interface StripeAccountRow {
  readonly accountId: string
  readonly accountName: string
  readonly isTest: boolean
  readonly publishableKey: string
  readonly sealedSecretKey: string
  readonly secretKeyEnd: string
  readonly sealedWebhookSecret: string
  readonly webhookSecretEnd: string
  readonly connectedAt: Date
}

/** `hold`: nobody takes it away before the end of the transaction. `lock`: nobody uses it either. */
export async function findStripeAccount(
  tx: Tx,
  websiteId: string,
  until?: 'hold' | 'lock',
): Promise<StripeAccountRow | null> {
  const query = tx.selectFrom('stripe_accounts').selectAll().where('website_id', '=', websiteId)
  const locked = until === undefined ? query : until === 'hold' ? query.forShare() : query.forUpdate()
  const row = await locked.executeTakeFirst()
  if (row === undefined) return null
  return {
    accountId: row.account_id,
    accountName: row.account_name,
    isTest: row.is_test,
    publishableKey: row.publishable_key,
    sealedSecretKey: row.sealed_secret_key,
    secretKeyEnd: row.secret_key_end,
    sealedWebhookSecret: row.sealed_webhook_secret,
    webhookSecretEnd: row.webhook_secret_end,
    connectedAt: row.connected_at,
  }
}

export async function writeStripeAccount(tx: Tx, websiteId: string, account: StripeAccountRow): Promise<void> {
  const columns = {
    account_id: account.accountId,
    account_name: account.accountName,
    is_test: account.isTest,
    publishable_key: account.publishableKey,
    sealed_secret_key: account.sealedSecretKey,
    secret_key_end: account.secretKeyEnd,
    sealed_webhook_secret: account.sealedWebhookSecret,
    webhook_secret_end: account.webhookSecretEnd,
    connected_at: account.connectedAt,
  }
  await tx
    .insertInto('stripe_accounts')
    .values({ website_id: websiteId, ...columns })
    .onConflict((on) => on.column('website_id').doUpdateSet(columns))
    .execute()
}

export async function deleteStripeAccount(tx: Tx, websiteId: string): Promise<void> {
  await tx.deleteFrom('stripe_accounts').where('website_id', '=', websiteId).execute()
}

/** Stripe must be asked again about something. */
export async function isStripeAsked(tx: Tx, websiteId: string): Promise<boolean> {
  const payment = await tx
    .selectFrom('payments')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('provider', '=', 'stripe')
    .where((where) =>
      where.or([
        where('state', '=', 'intent'),
        where.exists(
          where
            .selectFrom('refunds')
            .select('refunds.id')
            .where('refunds.website_id', '=', websiteId)
            .whereRef('refunds.payment_id', '=', 'payments.id')
            .where('refunds.state', '=', 'pending'),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return payment !== undefined
}

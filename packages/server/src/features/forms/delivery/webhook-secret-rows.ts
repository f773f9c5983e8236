import type { Tx } from '../../../storage/database'

export interface SecretPlace {
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

export async function storeWebhookSecret(
  tx: Tx,
  { websiteId, formId }: SecretPlace,
  { secret, at }: { readonly secret: string; readonly at: Date },
): Promise<void> {
  const changing = { secret, created_at: at }
  await tx
    .insertInto('webhook_secrets')
    .values({ website_id: websiteId, form_id: formId, ...changing })
    .onConflict((on) => on.columns(['website_id', 'form_id']).doUpdateSet(changing))
    .execute()
}

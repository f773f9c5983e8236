import type { Webhook, WebhookEventType } from '@sitewright/model/commerce/store/webhooks'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { Tables } from '../../../storage/tables'

export interface WebhookKey {
  readonly websiteId: string
  readonly webhookId: string
}

export interface StoredWebhook extends Webhook {
  readonly sealedSecret: string
}

interface SealedSecret {
  readonly sealedSecret: string
  readonly secretEnd: string
}

/** The oldest first. */
export async function listWebhooks(tx: Tx, websiteId: string): Promise<StoredWebhook[]> {
  const rows = await webhooks(tx, websiteId).orderBy('created_at').orderBy('id').execute()
  return rows.map(readRow)
}

export async function listWebhooksFor(tx: Tx, websiteId: string, type: string): Promise<string[]> {
  const all = await listWebhooks(tx, websiteId)
  return all.filter(({ isOn, events }) => isOn && events.some((event) => event === type)).map(({ id }) => id)
}

export async function findWebhook(
  tx: Tx,
  { websiteId, webhookId }: WebhookKey,
  { isLocked = false } = {},
): Promise<StoredWebhook | null> {
  const query = webhooks(tx, websiteId).where('id', '=', webhookId)
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

export async function insertWebhook(tx: Tx, websiteId: string, webhook: StoredWebhook): Promise<void> {
  await tx
    .insertInto('webhooks')
    .values({
      website_id: websiteId,
      id: webhook.id,
      address: webhook.address,
      events: [...webhook.events],
      is_on: webhook.isOn,
      sealed_secret: webhook.sealedSecret,
      secret_end: webhook.secretEnd,
      created_at: webhook.createdAt,
    })
    .execute()
}

export async function updateWebhook(
  tx: Tx,
  { websiteId, webhookId }: WebhookKey,
  { address, events, isOn }: Pick<Webhook, 'address' | 'events' | 'isOn'>,
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ address, events: [...events], is_on: isOn })
    .where('website_id', '=', websiteId)
    .where('id', '=', webhookId)
    .execute()
}

export async function setWebhookSecret(
  tx: Tx,
  { websiteId, webhookId }: WebhookKey,
  { sealedSecret, secretEnd }: SealedSecret,
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ sealed_secret: sealedSecret, secret_end: secretEnd })
    .where('website_id', '=', websiteId)
    .where('id', '=', webhookId)
    .execute()
}

/** With its log. False when there is none. */
export async function deleteWebhook(tx: Tx, { websiteId, webhookId }: WebhookKey): Promise<boolean> {
  const gone = await tx
    .deleteFrom('webhooks')
    .where('website_id', '=', websiteId)
    .where('id', '=', webhookId)
    .returning('id')
    .executeTakeFirst()
  if (gone === undefined) return false
  await tx
    .deleteFrom('webhook_deliveries')
    .where('website_id', '=', websiteId)
    .where('webhook_id', '=', webhookId)
    .execute()
  return true
}

function webhooks(tx: Tx, websiteId: string) {
  return tx.selectFrom('webhooks').selectAll().where('website_id', '=', websiteId)
}

function readRow(row: Selectable<Tables['webhooks']>): StoredWebhook {
  return {
    id: row.id,
    address: row.address,
    events: row.events as WebhookEventType[],
    isOn: row.is_on,
    sealedSecret: row.sealed_secret,
    secretEnd: row.secret_end,
    createdAt: row.created_at.toISOString(),
  }
}

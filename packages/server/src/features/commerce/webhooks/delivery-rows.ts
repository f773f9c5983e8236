import {
  type DeliveryQuery,
  type DeliveryState,
  deliveryTable,
  testEventType,
  type WebhookDelivery,
} from '@sitewright/model/commerce/store/webhooks'
import { type EventOf, stateAfter, statesBefore } from '@sitewright/model/states/state-table'
import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { WebhookKey } from './webhook-rows'

export interface DeliveryKey {
  readonly websiteId: string
  readonly deliveryId: string
}

export interface StoredDelivery extends WebhookDelivery {
  readonly webhookId: string
}

interface NewDelivery {
  readonly id: string
  readonly webhookId: string
  readonly eventId: string
}

/** Answers those that were not there before: of one event each webhook gets one. */
export async function insertDeliveries(
  tx: Tx,
  websiteId: string,
  deliveries: readonly NewDelivery[],
  at: Date,
): Promise<string[]> {
  if (deliveries.length === 0) return []
  const rows = await tx
    .insertInto('webhook_deliveries')
    .values(
      deliveries.map(({ id, webhookId, eventId }) => ({
        website_id: websiteId,
        id,
        webhook_id: webhookId,
        event_id: eventId,
        state: 'pending' satisfies DeliveryState,
        created_at: at,
      })),
    )
    .onConflict((on) => on.columns(['website_id', 'webhook_id', 'event_id']).doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function findDelivery(tx: Tx, { websiteId, deliveryId }: DeliveryKey): Promise<StoredDelivery | null> {
  const row = await deliveries(tx, websiteId).where('d.id', '=', deliveryId).executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

/** The newest first, one more than asked for. */
export async function listDeliveries(
  tx: Tx,
  { websiteId, webhookId }: WebhookKey,
  { state, cursor, limit }: DeliveryQuery,
): Promise<StoredDelivery[]> {
  let query = deliveries(tx, websiteId)
    .where('d.webhook_id', '=', webhookId)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit + 1)
  if (state !== undefined) query = query.where('d.state', '=', state)
  if (cursor !== undefined) {
    query = query.where(
      sql<boolean>`(d.created_at, d.id) < (
        select last.created_at, last.id from webhook_deliveries as last
        where last.website_id = ${websiteId} and last.webhook_id = ${webhookId} and last.id = ${cursor})`,
    )
  }
  return (await query.execute()).map(readRow)
}

/** By webhook, without test events: who sent one knows how it ended. */
export async function countFailed(tx: Tx, websiteId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as e', (join) =>
      join.onRef('e.website_id', '=', 'd.website_id').onRef('e.id', '=', 'd.event_id'),
    )
    .select((of) => ['d.webhook_id', of.fn.countAll<string>().as('count')])
    .where('d.website_id', '=', websiteId)
    // Written out, as the index of failed ones has it.
    .where(sql<boolean>`d.state = 'failed'`)
    .where('e.type', '<>', testEventType)
    .groupBy('d.webhook_id')
    .execute()
  return new Map(rows.map((row) => [row.webhook_id, Number(row.count)]))
}

interface AttemptNote {
  readonly status: number | null
  readonly answer: string
  readonly problem: string
  readonly at: Date
}

/** What came of an attempt; without a move it will be tried again. */
export async function noteAttempt(
  tx: Tx,
  { websiteId, deliveryId }: DeliveryKey,
  { status, answer, problem, at }: AttemptNote,
  move: Extract<EventOf<typeof deliveryTable.moves>, 'deliver' | 'giveUp'> | null,
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set((of) => ({
      attempts: of('attempts', '+', 1),
      status,
      answer,
      problem,
      attempted_at: at,
      ...(move === null ? {} : { state: stateAfter(deliveryTable, move) }),
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', deliveryId)
    .where('state', 'in', statesBefore(deliveryTable, move ?? 'deliver'))
    .execute()
}

/** False when there is no such delivery. */
export async function resendDelivery(
  tx: Tx,
  { websiteId, webhookId }: WebhookKey,
  deliveryId: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_deliveries')
    .set({ state: stateAfter(deliveryTable, 'resend') })
    .where('website_id', '=', websiteId)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', deliveryId)
    .where('state', 'in', statesBefore(deliveryTable, 'resend'))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function deliveries(tx: Tx, websiteId: string) {
  return tx
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as e', (join) =>
      join.onRef('e.website_id', '=', 'd.website_id').onRef('e.id', '=', 'd.event_id'),
    )
    .select([
      'd.id',
      'd.webhook_id',
      'd.event_id',
      'e.type',
      'd.state',
      'd.attempts',
      'd.status',
      'd.answer',
      'd.problem',
      'd.created_at',
      'd.attempted_at',
    ])
    .where('d.website_id', '=', websiteId)
}

interface DeliveryRow {
  id: string
  webhook_id: string
  event_id: string
  type: string
  state: string
  attempts: number
  status: number | null
  answer: string
  problem: string
  created_at: Date
  attempted_at: Date | null
}

function readRow(row: DeliveryRow): StoredDelivery {
  return {
    id: row.id,
    webhookId: row.webhook_id,
    eventId: row.event_id,
    type: row.type as WebhookDelivery['type'],
    state: row.state as DeliveryState,
    attempts: row.attempts,
    status: row.status,
    answer: row.answer,
    problem: row.problem,
    createdAt: row.created_at.toISOString(),
    attemptedAt: row.attempted_at?.toISOString() ?? null,
  }
}

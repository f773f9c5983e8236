import type { RefundState } from '@sitewright/model/commerce/checkout/payment-states'
import { refundTable } from '@sitewright/model/commerce/checkout/payment-states'
import { type EventOf, stateAfter, statesBefore } from '@sitewright/model/states/state-table'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../../storage/database'
import type { Tables } from '../../../../storage/tables'

const refundLines = z.array(z.strictObject({ lineId: z.string(), quantity: z.int() }))

export interface StoredRefund {
  readonly id: string
  readonly websiteId: string
  readonly paymentId: string
  /** Null where the order could not be made. */
  readonly orderId: string | null
  readonly amountCents: number
  readonly lines: z.infer<typeof refundLines>
  readonly isRestocked: boolean
  readonly reason: string
  readonly state: RefundState
  readonly createdBy: string | null
  readonly createdAt: Date
}

/** The sender's own key, and what was asked under it. */
export interface RefundRequest {
  readonly key: string
  readonly asked: string
}

export type NewRefundRow = Omit<StoredRefund, 'state'> & { readonly request: RefundRequest | null }

export async function insertRefund(tx: Tx, refund: NewRefundRow): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({
      website_id: refund.websiteId,
      id: refund.id,
      payment_id: refund.paymentId,
      order_id: refund.orderId,
      amount: refund.amountCents,
      lines: JSON.stringify(refund.lines),
      is_restocked: refund.isRestocked,
      reason: refund.reason,
      state: 'pending' satisfies RefundState,
      request_key: refund.request?.key ?? null,
      request: refund.request?.asked ?? null,
      created_by: refund.createdBy,
      created_at: refund.createdAt,
      updated_at: refund.createdAt,
    })
    .execute()
}

interface RefundKey {
  readonly websiteId: string
  readonly refundId: string
}

export async function findRefund(tx: Tx, { websiteId, refundId }: RefundKey): Promise<StoredRefund | null> {
  const row = await refunds(tx, websiteId).where('id', '=', refundId).executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

/** The oldest first. */
export async function listRefunds(tx: Tx, websiteId: string, paymentId: string): Promise<StoredRefund[]> {
  const rows = await refunds(tx, websiteId)
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(readRow)
}

/** What was asked under a key before, of which order. */
export async function findRefundRequest(tx: Tx, websiteId: string, key: string) {
  const row = await tx
    .selectFrom('refunds')
    .select(['order_id', 'request'])
    .where('website_id', '=', websiteId)
    .where('request_key', '=', key)
    .executeTakeFirst()
  return row === undefined ? null : { orderId: row.order_id, asked: row.request }
}

/** False when it has come to an end already. */
export async function moveRefund(
  tx: Tx,
  { websiteId, refundId }: RefundKey,
  move: EventOf<typeof refundTable.moves>,
  { reference, at }: { readonly reference: string; readonly at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('refunds')
    .set({ state: stateAfter(refundTable, move), provider_ref: reference, updated_at: at })
    .where('website_id', '=', websiteId)
    .where('id', '=', refundId)
    .where('state', 'in', statesBefore(refundTable, move))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function refunds(tx: Tx, websiteId: string) {
  return tx.selectFrom('refunds').selectAll().where('website_id', '=', websiteId)
}

function readRow(row: Selectable<Tables['refunds']>): StoredRefund {
  return {
    id: row.id,
    websiteId: row.website_id,
    paymentId: row.payment_id,
    orderId: row.order_id,
    amountCents: row.amount,
    lines: refundLines.parse(row.lines),
    isRestocked: row.is_restocked,
    reason: row.reason,
    state: row.state as RefundState,
    createdBy: row.created_by,
    createdAt: row.created_at,
  }
}

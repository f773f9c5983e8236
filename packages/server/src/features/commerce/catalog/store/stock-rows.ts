import { maxStock } from '@sitewright/model/commerce/products/product'
import type { StockReason } from '@sitewright/model/commerce/products/stock'
import { sql } from 'kysely'
import type { Tx } from '../../../../storage/database'

/** Either what there is from now on, or how much comes or goes. */
export type StockStep = { readonly set: number } | { readonly delta: number }

interface StepOfVariant {
  readonly websiteId: string
  readonly variantId: string
  readonly step: StockStep
  readonly at: Date
}

interface SteppedStock {
  readonly productId: string
  readonly before: number
  readonly stock: number
  readonly held: number
  readonly isUnlimited: boolean
}

/** Null when there is no such variant, or when it would have less than is held or more than can be counted. */
export async function stepStock(
  tx: Tx,
  { websiteId, variantId, step, at }: StepOfVariant,
): Promise<SteppedStock | null> {
  const next = 'set' in step ? sql`${step.set}::int` : sql`v.stock + ${step.delta}::int`
  const { rows } = await sql<SteppedStock>`
    update product_variants as v set stock = ${next}, updated_at = ${at}
    from (
      select id, stock from product_variants where website_id = ${websiteId} and id = ${variantId} for update
    ) as old
    where v.website_id = ${websiteId} and v.id = old.id and v.deleted_at is null
      and ${next} between (case when v.is_unlimited then 0 else v.held end) and ${sql.lit(maxStock)}
    returning v.product_id as "productId", old.stock as before, v.stock, v.held, v.is_unlimited as "isUnlimited"
  `.execute(tx)
  return rows[0] ?? null
}

export interface NewStockChange {
  readonly websiteId: string
  readonly id: string
  readonly variantId: string
  readonly delta: number
  readonly stockAfter: number
  readonly reason: StockReason
  readonly note: string
  readonly by: string | null
  readonly at: Date
  /** What was asked under the sender's key, and what was answered. */
  readonly request?: { readonly key: string; readonly content: StockRequest } | undefined
}

export interface StockRequest {
  readonly variantId: string
  readonly asked: string
  readonly qtyInStock: number
}

export async function insertStockChange(tx: Tx, change: NewStockChange): Promise<void> {
  await tx
    .insertInto('stock_changes')
    .values({
      website_id: change.websiteId,
      id: change.id,
      variant_id: change.variantId,
      delta: change.delta,
      stock_after: change.stockAfter,
      reason: change.reason,
      note: change.note,
      request_key: change.request?.key ?? null,
      request: change.request === undefined ? null : JSON.stringify(change.request.content),
      changed_by: change.by,
      created_at: change.at,
    })
    .execute()
}

export async function findStockRequest(
  tx: Tx,
  { websiteId, key }: { websiteId: string; key: string },
): Promise<StockRequest | null> {
  const row = await tx
    .selectFrom('stock_changes')
    .select('request')
    .where('website_id', '=', websiteId)
    .where('request_key', '=', key)
    .executeTakeFirst()
  return (row?.request as StockRequest | undefined) ?? null
}

/** The newest first; `after` is the last one that was seen. */
export async function listStockChanges(
  tx: Tx,
  { websiteId, variantId, after, limit }: { websiteId: string; variantId: string; after?: string; limit: number },
) {
  let question = tx
    .selectFrom('stock_changes')
    .select(['id', 'delta', 'stock_after', 'reason', 'note', 'changed_by', 'created_at'])
    .where('website_id', '=', websiteId)
    .where('variant_id', '=', variantId)
    .orderBy('number', 'desc')
    .limit(limit)
  if (after !== undefined) {
    question = question.where('number', '<', (of) =>
      of
        .selectFrom('stock_changes as last')
        .select('last.number')
        .where('last.website_id', '=', websiteId)
        .where('last.id', '=', after),
    )
  }
  return (await question.execute()).map((row) => ({
    id: row.id,
    delta: row.delta,
    stockAfter: row.stock_after,
    reason: row.reason as StockReason,
    note: row.note,
    createdBy: row.changed_by,
    createdAt: row.created_at.toISOString(),
  }))
}

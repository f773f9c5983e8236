import type { Person } from '../../../services/personal-data'
import type { Tx } from '../../../storage/database'

interface VariantKey {
  readonly websiteId: string
  readonly variantId: string
}

/**
 * The product of a variant, whose stock stays as it is until the transaction ends: who asks for what comes back at this moment
 * either sees it there, or is seen by whoever brought it.
 */
export async function keepVariant(tx: Tx, { websiteId, variantId }: VariantKey): Promise<string | null> {
  const row = await tx
    .selectFrom('product_variants')
    .select('product_id')
    .where('website_id', '=', websiteId)
    .where('id', '=', variantId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row?.product_id ?? null
}

/** Once for each address, however often it is asked. */
export async function insertRequest(
  tx: Tx,
  { websiteId, variantId }: VariantKey,
  { email, at }: { readonly email: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('restock_requests')
    .values({ website_id: websiteId, variant_id: variantId, email, created_at: at })
    .onConflict((conflict) => conflict.columns(['website_id', 'variant_id', 'email']).doNothing())
    .execute()
}

/** The addresses of those who have waited longest; they wait no more. */
export async function takeRequests(tx: Tx, { websiteId, variantId }: VariantKey, limit: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('restock_requests')
    .where('website_id', '=', websiteId)
    .where('variant_id', '=', variantId)
    .where('email', 'in', (select) =>
      select
        .selectFrom('restock_requests as waiting')
        .select('waiting.email')
        .where('waiting.website_id', '=', websiteId)
        .where('waiting.variant_id', '=', variantId)
        .orderBy('waiting.created_at')
        .orderBy('waiting.email')
        .limit(limit),
    )
    .returning('email')
    .execute()
  return rows.map((row) => row.email)
}

export async function hasRequests(tx: Tx, { websiteId, variantId }: VariantKey): Promise<boolean> {
  const row = await tx
    .selectFrom('restock_requests')
    .select('email')
    .where('website_id', '=', websiteId)
    .where('variant_id', '=', variantId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function listRequestsOfPerson(tx: Tx, { websiteId, email }: Person) {
  const rows = await tx
    .selectFrom('restock_requests as r')
    .innerJoin('product_variants as v', (join) =>
      join.onRef('v.website_id', '=', 'r.website_id').onRef('v.id', '=', 'r.variant_id'),
    )
    .innerJoin('products as p', (join) =>
      join.onRef('p.website_id', '=', 'v.website_id').onRef('p.id', '=', 'v.product_id'),
    )
    .select(['p.title', 'v.option_values', 'v.sku', 'r.created_at'])
    .where('r.website_id', '=', websiteId)
    .where('r.email', '=', email)
    .orderBy('r.created_at')
    .orderBy('v.id')
    .execute()
  return rows.map((row) => ({
    product: row.title,
    options: row.option_values,
    sku: row.sku,
    askedAt: row.created_at.toISOString(),
  }))
}

export async function forgetRequestsOfPerson(tx: Tx, { websiteId, email }: Person): Promise<number> {
  const gone = await tx
    .deleteFrom('restock_requests')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .returning('variant_id')
    .execute()
  return gone.length
}

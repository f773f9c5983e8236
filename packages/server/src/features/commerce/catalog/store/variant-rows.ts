import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { Variant, VariantSettings } from '@sitewright/model/commerce/products/product'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../../storage/database'
import type { Tables } from '../../../../storage/tables'

export interface VariantRow extends VariantSettings {
  readonly id: string
  readonly productId: string
  readonly position: number
  readonly optionValues: readonly string[]
  readonly currency: CurrencyCode
  /** The sum of its log. */
  readonly stock: number
  /** The part of it that payments in flight have laid their hand on. */
  readonly held: number
}

interface VariantQuery {
  readonly websiteId: string
  /** Those of these products, or these themselves. */
  readonly productIds?: readonly string[]
  readonly variantIds?: readonly string[]
  /** Until the end of the transaction nobody else changes them. */
  readonly lock?: boolean
}

/** What can be bought, in the order of the options. */
export async function listVariants(tx: Tx, query: VariantQuery): Promise<VariantRow[]> {
  const { websiteId, productIds, variantIds, lock = false } = query
  let question = tx
    .selectFrom('product_variants')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id')
  if (productIds !== undefined) question = question.where('product_id', 'in', productIds)
  if (variantIds !== undefined) question = question.where('id', 'in', variantIds)
  return (await (lock ? question.forUpdate() : question).execute()).map(toVariantRow)
}

export type NewVariantRow = Omit<VariantRow, 'stock' | 'held'>

/** With nothing in stock: whatever there is comes by the log. */
export async function insertVariants(
  tx: Tx,
  { websiteId, at, variants }: { websiteId: string; at: Date; variants: readonly NewVariantRow[] },
): Promise<void> {
  if (variants.length === 0) return
  const rows = variants.map((variant) => ({
    website_id: websiteId,
    id: variant.id,
    product_id: variant.productId,
    position: variant.position,
    option_values: [...variant.optionValues],
    currency: variant.currency,
    ...settingsColumns(variant),
    created_at: at,
    updated_at: at,
  }))
  await tx.insertInto('product_variants').values(rows).execute()
}

interface VariantKey {
  readonly websiteId: string
  readonly id: string
  readonly at: Date
}

export async function updateVariant(
  tx: Tx,
  { websiteId, id, at }: VariantKey,
  variant: VariantSettings & Partial<Pick<VariantRow, 'position' | 'optionValues'>>,
): Promise<void> {
  const { position, optionValues } = variant
  await tx
    .updateTable('product_variants')
    .set({
      ...settingsColumns(variant),
      ...(position === undefined ? {} : { position }),
      ...(optionValues === undefined ? {} : { option_values: [...optionValues] }),
      updated_at: at,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute()
}

export async function deleteVariants(
  tx: Tx,
  { websiteId, ids, at }: { websiteId: string; ids: readonly string[]; at: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('product_variants')
    .set({ deleted_at: at, updated_at: at })
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute()
}

export async function setCurrency(
  tx: Tx,
  { websiteId, currency }: { websiteId: string; currency: CurrencyCode },
): Promise<void> {
  await tx
    .updateTable('product_variants')
    .set({ currency })
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** While SKUs change hands, those that let go of theirs have one that nobody else has. */
export async function releaseSkus(
  tx: Tx,
  { websiteId, ids }: { websiteId: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('product_variants')
    .set({ sku: sql<string>`'~' || id` })
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute()
}

/** Which variants have these SKUs, whatever their case, by the SKU in small letters. */
export async function findOwnersOfSkus(
  tx: Tx,
  { websiteId, skus }: { websiteId: string; skus: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (skus.length === 0) return new Map()
  const rows = await tx
    .selectFrom('product_variants')
    .select(['id', 'sku'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where('sku_key', 'in', skus.flatMap(writeKeys))
    .execute()
  return new Map(rows.map((row) => [row.sku.toLowerCase(), row.id]))
}

/** As databases write small letters: of the alphabet alone, or of all that there are. */
function writeKeys(sku: string): string[] {
  return [sku.replace(/[A-Z]/g, (letter) => letter.toLowerCase()), sku.toLowerCase()]
}

function settingsColumns(variant: VariantSettings) {
  return {
    sku: variant.sku,
    price: variant.price,
    sale_price: variant.salePrice,
    is_on_sale: variant.onSale,
    is_unlimited: variant.unlimited,
    weight_grams: variant.weightGrams,
    size_mm: [...variant.sizeMm],
    picture_id: variant.pictureId,
  }
}

function toVariantRow(row: Selectable<Tables['product_variants']>): VariantRow {
  return {
    id: row.id,
    productId: row.product_id,
    position: row.position,
    optionValues: row.option_values,
    currency: row.currency as CurrencyCode,
    stock: row.stock,
    held: row.held,
    sku: row.sku,
    price: row.price,
    salePrice: row.sale_price,
    onSale: row.is_on_sale,
    unlimited: row.is_unlimited,
    weightGrams: row.weight_grams,
    sizeMm: row.size_mm as VariantSettings['sizeMm'],
    pictureId: row.picture_id,
  }
}

/** As the API shows it. */
export function toVariant({
  productId,
  position,
  currency,
  stock,
  held,
  optionValues,
  ...variant
}: VariantRow): Variant {
  return {
    ...variant,
    qtyInStock: Math.max(0, stock - held),
    optionValues: optionValues.map((value) => ({ value })),
  }
}

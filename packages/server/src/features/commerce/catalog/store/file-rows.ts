import type { ProductFile } from '@sitewright/model/commerce/products/product-answers'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../../storage/database'
import type { Tables } from '../../../../storage/tables'

interface ProductKey {
  readonly websiteId: string
  readonly productId: string
}

export interface StoredFile {
  readonly id: string
  readonly name: string
  readonly byteLength: number
  readonly blobKey: string
  readonly createdAt: Date
}

export async function insertFile(
  tx: Tx,
  { websiteId, productId }: ProductKey,
  file: StoredFile & { readonly createdBy: string | null },
): Promise<void> {
  await tx
    .insertInto('product_files')
    .values({
      website_id: websiteId,
      id: file.id,
      product_id: productId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from product_files
        where website_id = ${websiteId} and product_id = ${productId})`,
      name: file.name,
      byte_length: file.byteLength,
      blob_key: file.blobKey,
      created_by: file.createdBy,
      created_at: file.createdAt,
    })
    .execute()
}

/** In the order in which they were added. */
export async function listFiles(tx: Tx, { websiteId, productId }: ProductKey): Promise<StoredFile[]> {
  const rows = await filesOf(tx, { websiteId, productId }).orderBy('position').orderBy('id').execute()
  return rows.map(readRow)
}

export async function findFile(tx: Tx, key: ProductKey, fileId: string): Promise<StoredFile | null> {
  const row = await filesOf(tx, key).where('id', '=', fileId).executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

/** Off its product; who bought it keeps it. False when it is not there. */
export async function removeFile(
  tx: Tx,
  { websiteId, productId }: ProductKey,
  { fileId, at }: { readonly fileId: string; readonly at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('product_files')
    .set({ removed_at: at })
    .where('website_id', '=', websiteId)
    .where('product_id', '=', productId)
    .where('id', '=', fileId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The same bytes for another product. Held until the end, so that none of them is swept meanwhile. */
export async function copyFiles(
  tx: Tx,
  from: ProductKey,
  { productId, newId, at, by }: { productId: string; newId: () => string; at: Date; by: string | null },
): Promise<void> {
  const rows = await filesOf(tx, from).orderBy('position').orderBy('id').forUpdate().execute()
  for (const row of rows) {
    const copy = { ...readRow(row), id: newId(), createdAt: at, createdBy: by }
    await insertFile(tx, { websiteId: from.websiteId, productId }, copy)
  }
}

/** Forgets what no product has any more and nobody bought; answers with the keys of bytes that nothing names now. */
export async function forgetFiles(tx: Tx, websiteId: string): Promise<string[]> {
  const { rows } = await sql<{ blob_key: string }>`
    delete from product_files as f
    where f.website_id = ${websiteId}
      and (f.removed_at is not null or not exists (
        select from products as p where p.website_id = f.website_id and p.id = f.product_id))
      and not exists (select from order_downloads as d where d.website_id = f.website_id and d.file_id = f.id)
    returning f.blob_key
  `.execute(tx)
  const keys = [...new Set(rows.map((row) => row.blob_key))]
  if (keys.length === 0) return []
  const used = await tx
    .selectFrom('product_files')
    .select('blob_key')
    .where('website_id', '=', websiteId)
    .where('blob_key', 'in', keys)
    .execute()
  return keys.filter((key) => !used.some((row) => row.blob_key === key))
}

export async function hasFiles(tx: Tx, websiteId: string): Promise<boolean> {
  const row = await tx.selectFrom('product_files').select('id').where('website_id', '=', websiteId).executeTakeFirst()
  return row !== undefined
}

export function toFile({ id, name, byteLength, createdAt }: StoredFile): ProductFile {
  return { id, name, byteLength, createdAt: createdAt.toISOString() }
}

function filesOf(tx: Tx, { websiteId, productId }: ProductKey) {
  return tx
    .selectFrom('product_files')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
}

function readRow(row: Selectable<Tables['product_files']>): StoredFile {
  return {
    id: row.id,
    name: row.name,
    byteLength: row.byte_length,
    blobKey: row.blob_key,
    createdAt: row.created_at,
  }
}

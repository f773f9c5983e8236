import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../../storage/database'
import type { Tables } from '../../../../storage/tables'
import type { OrderKey } from '../store/order-rows'

/** A file that was bought, with how far its link carries. */
export interface StoredDownload {
  readonly id: string
  readonly orderId: string
  readonly lineId: string
  readonly fileId: string
  readonly name: string
  readonly byteLength: number
  readonly blobKey: string
  readonly expiresAt: Date
  readonly allowed: number
  readonly downloads: number
  readonly lastDownloadedAt: Date | null
  readonly renewals: number
}

export interface DownloadKey {
  readonly websiteId: string
  readonly downloadId: string
}

interface NewDownload {
  readonly id: string
  readonly lineId: string
  readonly fileId: string
  readonly expiresAt: Date
  readonly allowed: number
  readonly at: Date
}

export async function insertDownload(tx: Tx, { websiteId, orderId }: OrderKey, added: NewDownload): Promise<void> {
  await tx
    .insertInto('order_downloads')
    .values({
      website_id: websiteId,
      id: added.id,
      order_id: orderId,
      line_id: added.lineId,
      file_id: added.fileId,
      expires_at: added.expiresAt,
      allowed: added.allowed,
      created_at: added.at,
    })
    .execute()
}

/** In the order in which products have them. */
export async function listDownloads(tx: Tx, { websiteId, orderId }: OrderKey): Promise<StoredDownload[]> {
  const rows = await downloadsOf(tx, websiteId)
    .where('d.order_id', '=', orderId)
    .orderBy('f.position')
    .orderBy('f.id')
    .execute()
  return rows.map(readRow)
}

export async function findDownload(tx: Tx, { websiteId, downloadId }: DownloadKey): Promise<StoredDownload | null> {
  const row = await downloadsOf(tx, websiteId).where('d.id', '=', downloadId).executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

/** False when it was downloaded as often as allowed: decided by the write itself. */
export async function countDownload(tx: Tx, { websiteId, downloadId }: DownloadKey, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('order_downloads')
    .set({ downloads: sql<number>`downloads + 1`, last_downloaded_at: at })
    .where('website_id', '=', websiteId)
    .where('id', '=', downloadId)
    .where(sql<boolean>`downloads < allowed`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A new link with so many downloads; those before it end. */
export async function renewDownload(
  tx: Tx,
  { websiteId, downloadId }: DownloadKey,
  { expiresAt, times }: { readonly expiresAt: Date; readonly times: number },
): Promise<void> {
  await tx
    .updateTable('order_downloads')
    .set({
      expires_at: expiresAt,
      allowed: sql<number>`downloads + ${times}::int`,
      renewals: sql<number>`renewals + 1`,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', downloadId)
    .execute()
}

export async function deleteDownload(tx: Tx, { websiteId, downloadId }: DownloadKey): Promise<void> {
  await tx.deleteFrom('order_downloads').where('website_id', '=', websiteId).where('id', '=', downloadId).execute()
}

function downloadsOf(tx: Tx, websiteId: string) {
  return tx
    .selectFrom('order_downloads as d')
    .innerJoin('product_files as f', (join) =>
      join.onRef('f.website_id', '=', 'd.website_id').onRef('f.id', '=', 'd.file_id'),
    )
    .selectAll('d')
    .select(['f.name', 'f.byte_length', 'f.blob_key'])
    .where('d.website_id', '=', websiteId)
}

type Row = Selectable<Tables['order_downloads']> &
  Pick<Selectable<Tables['product_files']>, 'name' | 'byte_length' | 'blob_key'>

function readRow(row: Row): StoredDownload {
  return {
    id: row.id,
    orderId: row.order_id,
    lineId: row.line_id,
    fileId: row.file_id,
    name: row.name,
    byteLength: row.byte_length,
    blobKey: row.blob_key,
    expiresAt: row.expires_at,
    allowed: row.allowed,
    downloads: row.downloads,
    lastDownloadedAt: row.last_downloaded_at,
    renewals: row.renewals,
  }
}

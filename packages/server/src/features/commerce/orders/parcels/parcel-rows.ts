import type { Parcel } from '@sitewright/model/commerce/orders/order-answers'
import type { Tx } from '../../../../storage/database'
import type { OrderKey } from '../store/order-rows'

/** The sender's own key, and what was asked under it. */
interface ParcelRequest {
  readonly key: string
  readonly asked: string
}

export async function insertParcel(
  tx: Tx,
  { websiteId, orderId }: OrderKey,
  parcel: Omit<Parcel, 'createdAt'> & { readonly at: Date; readonly request: ParcelRequest | null },
): Promise<void> {
  await tx
    .insertInto('parcels')
    .values({
      website_id: websiteId,
      id: parcel.id,
      order_id: orderId,
      carrier: parcel.carrier,
      tracking_number: parcel.trackingNumber,
      tracking_url: parcel.trackingUrl,
      request_key: parcel.request?.key ?? null,
      request: parcel.request?.asked ?? null,
      created_at: parcel.at,
    })
    .execute()
  await tx
    .insertInto('parcel_lines')
    .values(
      parcel.lines.map(({ lineId, quantity }) => ({
        website_id: websiteId,
        parcel_id: parcel.id,
        line_id: lineId,
        quantity,
      })),
    )
    .execute()
}

/** What was asked under a key before, of which order. */
export async function findParcelRequest(tx: Tx, websiteId: string, key: string) {
  const row = await tx
    .selectFrom('parcels')
    .select(['order_id', 'request'])
    .where('website_id', '=', websiteId)
    .where('request_key', '=', key)
    .executeTakeFirst()
  return row === undefined ? null : { orderId: row.order_id, asked: row.request }
}

/** The oldest first. */
export async function listParcels(tx: Tx, { websiteId, orderId }: OrderKey): Promise<Parcel[]> {
  const rows = await tx
    .selectFrom('parcels')
    .select(['id', 'carrier', 'tracking_number', 'tracking_url', 'created_at'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const lines = await tx
    .selectFrom('parcel_lines')
    .select(['parcel_id', 'line_id', 'quantity'])
    .where('website_id', '=', websiteId)
    .where(
      'parcel_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('line_id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    lines: lines
      .filter((line) => line.parcel_id === row.id)
      .map((line) => ({ lineId: line.line_id, quantity: line.quantity })),
    createdAt: row.created_at.toISOString(),
  }))
}

type Tracking = Pick<Parcel, 'carrier' | 'trackingNumber' | 'trackingUrl'>

export async function updateParcel(tx: Tx, websiteId: string, parcelId: string, tracking: Tracking): Promise<void> {
  await tx
    .updateTable('parcels')
    .set({
      carrier: tracking.carrier,
      tracking_number: tracking.trackingNumber,
      tracking_url: tracking.trackingUrl,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', parcelId)
    .execute()
}

export async function deleteParcel(tx: Tx, websiteId: string, parcelId: string): Promise<void> {
  await tx.deleteFrom('parcel_lines').where('website_id', '=', websiteId).where('parcel_id', '=', parcelId).execute()
  await tx.deleteFrom('parcels').where('website_id', '=', websiteId).where('id', '=', parcelId).execute()
}

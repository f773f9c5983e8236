import type { NewParcel, OrderLine, Parcel, ParcelChange } from '@sitewright/model/commerce/orders/order-answers'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../../actors/actor'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { noteEvent } from '../store/event-rows'
import { countLine, listLines } from '../store/line-rows'
import { askForMail } from '../store/mail-jobs'
import { findOrder, moveFulfillment, type OrderKey } from '../store/order-rows'
import { deleteParcel, findParcelRequest, insertParcel, listParcels, updateParcel } from './parcel-rows'

type Sent = Parcel['lines']

interface AskedParcel {
  readonly orderId: string
  readonly asked: NewParcel
  /** Sent again with the same key, it happens once. */
  readonly key: string | null
}

/** Sends the whole order, or a part of it. Once nothing is left it is fulfilled. */
export async function addParcel(
  tx: Tx,
  services: Services,
  { websiteId, accountId: by }: Actor,
  { orderId, asked, key: requestKey }: AskedParcel,
): Promise<Result<null>> {
  const key = { websiteId, orderId }
  const order = await findOrder(tx, key, { isLocked: true })
  if (order === null) return fail('request.not-found')
  const content = JSON.stringify(asked)
  const known = requestKey === null ? null : await findParcelRequest(tx, websiteId, requestKey)
  if (known !== null) return known.orderId === orderId && known.asked === content ? null : fail('order.key-reused')
  if (order.fulfillmentState === 'CANCELED') return fail('order.canceled')
  const lines = await listLines(tx, key)
  const sent = chooseSent(lines, asked.lines)
  if (isFailure(sent)) return sent
  for (const line of sent) await countLine(tx, 'fulfilled', { websiteId, ...line })
  const { carrier, trackingNumber, trackingUrl } = asked
  const parcelId = services.newId()
  const at = new Date(services.now())
  const request = requestKey === null ? null : { key: requestKey, asked: content }
  await insertParcel(tx, key, { id: parcelId, carrier, trackingNumber, trackingUrl, lines: sent, at, request })
  if ((await listLines(tx, key)).every((line) => countUnsent(line) === 0)) await moveFulfillment(tx, key, 'fulfill', at)
  await noteEvent(tx, services, key, { kind: 'parcel', data: { parcelId, carrier, trackingNumber }, by })
  if (asked.mailsCustomer) await askForMail(tx, services, key, { mail: 'shipped', parcelId })
  return null
}

/** Who got their money back for a thing is sent it only when the owner says so. */
function countUnsent({ quantity, fulfilledQuantity, refundedQuantity }: OrderLine): number {
  return Math.max(0, quantity - fulfilledQuantity - refundedQuantity)
}

function chooseSent(lines: readonly OrderLine[], wanted: NewParcel['lines']): Result<Sent> {
  if (wanted === undefined) {
    const left = lines.map((line) => ({ lineId: line.id, quantity: countUnsent(line) })).filter((it) => it.quantity > 0)
    return left.length === 0 ? fail('order.nothing-left') : left
  }
  for (const { lineId, quantity } of wanted) {
    const line = lines.find(({ id }) => id === lineId)
    if (line === undefined) return fail('request.not-found')
    const left = line.quantity - line.fulfilledQuantity
    if (quantity > left) return fail('order.fulfilled-lines', { values: { left, title: line.title } })
  }
  return wanted
}

interface ParcelKey extends OrderKey {
  readonly parcelId: string
}

async function holdParcel(tx: Tx, { parcelId, ...key }: ParcelKey): Promise<Parcel | null> {
  if ((await findOrder(tx, key, { isLocked: true })) === null) return null
  return (await listParcels(tx, key)).find(({ id }) => id === parcelId) ?? null
}

export async function changeParcel(
  tx: Tx,
  services: Services,
  { websiteId, accountId: by }: Actor,
  { orderId, parcelId, asked }: { readonly orderId: string; readonly parcelId: string; readonly asked: ParcelChange },
): Promise<Result<null>> {
  const key = { websiteId, orderId }
  const parcel = await holdParcel(tx, { ...key, parcelId })
  if (parcel === null) return fail('request.not-found')
  const { carrier = parcel.carrier, trackingNumber = parcel.trackingNumber, trackingUrl = parcel.trackingUrl } = asked
  await updateParcel(tx, websiteId, parcelId, { carrier, trackingNumber, trackingUrl })
  await noteEvent(tx, services, key, { kind: 'parcel-changed', data: { parcelId, carrier, trackingNumber }, by })
  if (asked.mailsCustomer) await askForMail(tx, services, key, { mail: 'shipped', parcelId })
  return null
}

/** It was not sent after all. */
export async function removeParcel(
  tx: Tx,
  services: Services,
  { websiteId, accountId: by }: Actor,
  { orderId, parcelId }: { readonly orderId: string; readonly parcelId: string },
): Promise<Result<null>> {
  const key = { websiteId, orderId }
  const parcel = await holdParcel(tx, { ...key, parcelId })
  if (parcel === null) return fail('request.not-found')
  for (const { lineId, quantity } of parcel.lines) {
    await countLine(tx, 'fulfilled', { websiteId, lineId, quantity: -quantity })
  }
  await deleteParcel(tx, websiteId, parcelId)
  await moveFulfillment(tx, key, 'reopen', new Date(services.now()))
  await noteEvent(tx, services, key, { kind: 'parcel-removed', data: { parcelId }, by })
  return null
}

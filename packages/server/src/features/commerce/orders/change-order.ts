import type { OrderAddressChange, OrderMail } from '@sitewright/model/commerce/orders/order-answers'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../actors/actor'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { movePayment } from '../payments/payment-rows'
import { checkAddresses } from './check-addresses'
import { describeDownloads } from './downloads/describe-downloads'
import { sendFiles } from './downloads/send-files'
import { listParcels } from './parcels/parcel-rows'
import { listRefunds } from './refunds/refund-rows'
import { noteEvent } from './store/event-rows'
import { holdOrder } from './store/hold-order'
import { listLines } from './store/line-rows'
import { askForMail } from './store/mail-jobs'
import { findOrder, moveOrderPayment, setOrderAddresses } from './store/order-rows'

/** The money of a manual payment has come. */
export async function markPaid(
  tx: Tx,
  services: Services,
  { websiteId, accountId: by }: Actor,
  orderId: string,
): Promise<Result<null>> {
  const key = { websiteId, orderId }
  const held = await holdOrder(tx, key)
  if (held === null) return fail('request.not-found')
  const { payment } = held
  const isWaiting = payment.provider === 'manual' && payment.state === 'authorized'
  if (!isWaiting) return fail('order.not-unpaid')
  await movePayment(tx, { websiteId, paymentId: payment.id }, 'capture', { at: new Date(services.now()) })
  await moveOrderPayment(tx, key, 'pay')
  await noteEvent(tx, services, key, { kind: 'paid', data: { amountCents: payment.amount.cents }, by })
  const files = await sendFiles(tx, services, key)
  if (files > 0) await askForMail(tx, services, key, { mail: 'downloads' })
  return null
}

export async function changeAddress(
  tx: Tx,
  services: Services,
  { websiteId, accountId: by }: Actor,
  { orderId, asked }: { readonly orderId: string; readonly asked: OrderAddressChange },
): Promise<Result<null>> {
  const key = { websiteId, orderId }
  const order = await findOrder(tx, key, { isLocked: true })
  if (order === null) return fail('request.not-found')
  if (order.fulfillmentState !== 'PENDING') return fail('order.not-pending')
  const errors = checkAddresses(asked)
  if (Object.keys(errors).length > 0) return fail('request.invalid', { errors })
  await setOrderAddresses(tx, key, asked)
  await noteEvent(tx, services, key, { kind: 'address-changed', data: { parts: Object.keys(asked) }, by })
  return null
}

export async function addNote(
  tx: Tx,
  services: Services,
  { websiteId, accountId: by }: Actor,
  { orderId, text }: { readonly orderId: string; readonly text: string },
): Promise<Result<null>> {
  const key = { websiteId, orderId }
  if ((await findOrder(tx, key)) === null) return fail('request.not-found')
  await noteEvent(tx, services, key, { kind: 'note', data: { text }, by })
  return null
}

/** Once more: about the last parcel or refund, where it is about one. */
export async function sendMail(
  tx: Tx,
  services: Services,
  websiteId: string,
  { orderId, mail }: { readonly orderId: string; readonly mail: OrderMail },
): Promise<Result<null>> {
  const key = { websiteId, orderId }
  const held = await holdOrder(tx, key)
  if (held === null) return fail('request.not-found')
  const refunds = await listRefunds(tx, websiteId, held.payment.id)
  const refundId = refunds.findLast(({ state }) => state === 'done')?.id
  const parcelId = (await listParcels(tx, key)).at(-1)?.id
  const described = { order: held.order, lines: await listLines(tx, key), now: services.now() }
  const downloads = await describeDownloads(tx, described)
  const isKnown = {
    confirmation: true,
    shipped: parcelId !== undefined,
    refunded: refundId !== undefined,
    canceled: held.order.fulfillmentState === 'CANCELED',
    downloads: downloads.some(({ state }) => state === 'active'),
  }
  if (!isKnown[mail]) return fail('order.no-mail')
  await askForMail(tx, services, key, { mail, parcelId, refundId })
  return null
}

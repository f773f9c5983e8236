import { isDigital, isPaidFor } from '@sitewright/commerce/orders/download-state'
import type { OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../../actors/actor'
import { readSiteDocument } from '../../../../content/document-rows'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { planSweep } from '../../catalog/files/sweep-job'
import { listFiles } from '../../catalog/store/file-rows'
import { noteEvent } from '../store/event-rows'
import { holdOrder } from '../store/hold-order'
import { countLine, listLines } from '../store/line-rows'
import { askForMail } from '../store/mail-jobs'
import { moveFulfillment, type OrderKey } from '../store/order-rows'
import { deleteDownload, insertDownload, listDownloads, renewDownload, type StoredDownload } from './download-rows'

type SendingServices = Pick<Services, 'jobs' | 'now' | 'newId'>

const dayMs = 24 * 60 * 60_000

/**
 * Once an order is paid, its buyer may download what it says, and nothing of that is left to be sent. Products without files
 * wait for their owner. Answers how many files there are.
 */
export async function sendFiles(tx: Tx, services: SendingServices, key: OrderKey): Promise<number> {
  const lines = (await listLines(tx, key)).filter(isDigital)
  let count = 0
  for (const line of lines) count += await giveFiles(tx, services, key, { line, known: [] })
  if (count === 0) return 0
  await fulfillSent(tx, services, key)
  await noteEvent(tx, services, key, { kind: 'files-sent', data: { count } })
  return count
}

/** New links to the files that the products have by now, where they still have any; those before end. The buyer is mailed. */
export async function renewDownloads(
  tx: Tx,
  services: Services,
  { websiteId, accountId: by }: Actor,
  orderId: string,
): Promise<Result<null>> {
  const key = { websiteId, orderId }
  const held = await holdOrder(tx, key)
  if (held === null) return fail('request.not-found')
  const known = await listDownloads(tx, key)
  const lines = (await listLines(tx, key)).filter((line) => isDigital(line) && isPaidFor({ ...held.order, line }))
  let count = 0
  for (const line of lines) count += await giveFiles(tx, services, key, { line, known })
  if (count === 0) return fail('order.no-files')
  await fulfillSent(tx, services, key)
  await planSweep(tx, services, websiteId, 'now')
  await noteEvent(tx, services, key, { kind: 'files-renewed', data: { count }, by })
  await askForMail(tx, services, key, { mail: 'downloads' })
  return null
}

interface Given {
  readonly line: OrderLine
  /** What the order has already. */
  readonly known: readonly StoredDownload[]
}

async function giveFiles(tx: Tx, services: SendingServices, key: OrderKey, { line, known }: Given): Promise<number> {
  const { websiteId } = key
  // What only this order has comes with no files.
  if (line.productId === null) return 0
  const { days, timesPerFile: times } = (await readSiteDocument(tx, websiteId, 'store')).body.downloads
  const expiresAt = new Date(services.now() + days * dayMs)
  const own = known.filter(({ lineId }) => lineId === line.id)
  const current = (await listFiles(tx, { websiteId, productId: line.productId })).map(({ id }) => id)
  const fileIds = current.length > 0 ? current : own.map(({ fileId }) => fileId)
  for (const { id: downloadId, fileId } of own) {
    if (fileIds.includes(fileId)) await renewDownload(tx, { websiteId, downloadId }, { expiresAt, times })
    else await deleteDownload(tx, { websiteId, downloadId })
  }
  for (const fileId of fileIds.filter((id) => !own.some((it) => it.fileId === id))) {
    const at = new Date(services.now())
    await insertDownload(tx, key, { id: services.newId(), lineId: line.id, fileId, expiresAt, allowed: times, at })
  }
  const quantity = line.quantity - line.fulfilledQuantity
  if (fileIds.length > 0 && quantity > 0) await countLine(tx, 'fulfilled', { websiteId, lineId: line.id, quantity })
  return fileIds.length
}

async function fulfillSent(tx: Tx, services: SendingServices, key: OrderKey): Promise<void> {
  const isAllSent = (await listLines(tx, key)).every(
    ({ quantity, fulfilledQuantity, refundedQuantity }) => quantity <= fulfilledQuantity + refundedQuantity,
  )
  if (isAllSent) await moveFulfillment(tx, key, 'fulfill', new Date(services.now()))
}

import { isDigital, stateOfDownload } from '@sitewright/commerce/orders/download-state'
import type { OrderDownload, OrderLine, PlacedOrder } from '@sitewright/model/commerce/orders/order-answers'
import type { Tx } from '../../../../storage/database'
import type { StoredOrder } from '../store/order-rows'
import { writeDownloadLink } from './download-link'
import { listDownloads, type StoredDownload } from './download-rows'

interface Described {
  readonly order: StoredOrder
  readonly lines: readonly OrderLine[]
  readonly now: number
}

type Shown = OrderDownload & Pick<StoredDownload, 'renewals'>

/** The files of an order as their links stand now, line by line. */
async function listShown(tx: Tx, { order, lines, now }: Described): Promise<Shown[]> {
  if (!lines.some(isDigital)) return []
  const stored = await listDownloads(tx, { websiteId: order.websiteId, orderId: order.id })
  return lines.flatMap((line) =>
    stored.filter(({ lineId }) => lineId === line.id).map((download) => show(download, { order, line, now })),
  )
}

function show(download: StoredDownload, { order, line, now }: Omit<Described, 'lines'> & { line: OrderLine }): Shown {
  const { id, lineId, name, byteLength, expiresAt, allowed, downloads, lastDownloadedAt, renewals } = download
  return {
    ...{ id, lineId, name, byteLength, downloads, renewals },
    state: stateOfDownload({ ...order, line, expiresAt, downloads, allowed }, now),
    expiresAt: expiresAt.toISOString(),
    left: allowed - downloads,
    lastDownloadedAt: lastDownloadedAt?.toISOString() ?? null,
  }
}

/** For the people of the store. */
export async function describeDownloads(tx: Tx, described: Described): Promise<OrderDownload[]> {
  return (await listShown(tx, described)).map(({ renewals: _, ...download }) => download)
}

/** For the buyer. */
export async function listOwnDownloads(
  tx: Tx,
  described: Described,
  secret: string,
): Promise<PlacedOrder['downloads']> {
  const { websiteId } = described.order
  return (await listShown(tx, described)).map(({ id, lineId, name, byteLength, state, expiresAt, left, renewals }) => ({
    ...{ id, lineId, name, byteLength, state, expiresAt, left },
    address: state === 'active' ? writeDownloadLink(secret, websiteId, { id, renewals }) : null,
  }))
}
